import { createPressJudge, FINGERTIP_PX, type Area, type Point, type Press } from "./press-judge.ts";

const CONTROLS = "a[href], button, input, textarea, select, summary, label, [role=button], [role=option]";

/**
 * Swallows presses that go on from the one before (see `createPressJudge`), and Enter while it is held down, on every
 * page and before any of its own code hears them.
 *
 * A click that a script makes is let through: it is part of the press that is being handled.
 *
 * @returns what takes the guard away again
 */
export function guardPresses(): () => void {
  const judge = createPressJudge();
  let around: ReadonlyMap<Element, Area> = new Map();
  // When each finger, mouse or key came down last: a busy page may hear of a second tap before it hears of the first
  // click, and makes the click of a key when it gets to it.
  const downAtMs = new Map<number, number>();
  let pointed: object | null = null;
  const abort = new AbortController();
  const options = { capture: true, signal: abort.signal };

  // A dialog would close on it, and the second half of a double click would mark a word.
  const handleDown = (event: MouseEvent) => {
    if (!event.isTrusted) return;
    const isFollowOn = judge.isFollowOn(pressOf(event));
    if (isFollowOn) swallow(event);
    if (event.type !== "pointerdown") return;
    downAtMs.set(pointerOf(event), event.timeStamp);
    // Looked at as the finger comes down, so that the click itself waits for nothing.
    around = controlsAround({ x: event.clientX, y: event.clientY });
  };
  const handleClick = (event: MouseEvent) => {
    if (!event.isTrusted) return;
    const press = pressOf(event);
    // A pressed label is followed by a click on its field that the browser makes: the same press.
    if (press.point === null && press.target === pointed) return;
    // Judged by when the finger came down, however late it leaves.
    const source = press.point === null ? KEYS : pointerOf(event);
    const begunAtMs = downAtMs.get(source) ?? press.atMs;
    downAtMs.delete(source);
    const isFollowOn = judge.isFollowOn({ ...press, atMs: begunAtMs });
    pointed = press.point === null ? null : press.target;
    if (isFollowOn) {
      judge.prolong(begunAtMs);
      swallow(event);
      return;
    }
    judge.take(press.point === null ? { ...press, atMs: begunAtMs } : press, press.point ? around : new Map());
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" || event.key === " ") downAtMs.set(KEYS, event.timeStamp);
    if (event.key === "Enter") {
      if (event.repeat && !isTextArea(event.target)) swallow(event);
      return;
    }
    if (event.key !== " ") judge.forget();
  };

  window.addEventListener("pointerdown", handleDown, options);
  window.addEventListener("mousedown", handleDown, options);
  window.addEventListener("click", handleClick, options);
  window.addEventListener("keydown", handleKeyDown, options);
  return () => abort.abort();
}

function swallow(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Stands for the keyboard among the numbers of pointers, none of which it is. */
const KEYS = -2;

/** Which finger or mouse an event is from. */
const pointerOf = (event: MouseEvent): number => ("pointerId" in event ? Number(event.pointerId) : 0);

/** Timed by the finger and not by the moment a busy page gets to it. */
function pressOf(event: MouseEvent): Press {
  const target = controlAt(event.target);
  // A click by keyboard counts no presses; the events before a click count none either, and come from a pointer.
  const isByKey = event.type === "click" && event.detail === 0;
  return {
    atMs: event.timeStamp,
    target: target ?? window,
    isConfirming: target instanceof HTMLElement && target.dataset["confirming"] !== undefined,
    point: isByKey ? null : { x: event.clientX, y: event.clientY },
  };
}

/** A press on a label is one on its field, which the browser makes of it right after. */
function controlAt(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null;
  const control = target.closest(CONTROLS) ?? target;
  return control instanceof HTMLLabelElement ? (control.control ?? control) : control;
}

/** What could be pressed within a fingertip: in sight, and not beneath a dialog. */
function controlsAround({ x, y }: Point): ReadonlyMap<Element, Area> {
  const around = new Map<Element, Area>();
  for (const control of document.querySelectorAll(CONTROLS)) {
    const { left, top, right, bottom } = control.getBoundingClientRect();
    const isNear =
      left <= x + FINGERTIP_PX && right >= x - FINGERTIP_PX && top <= y + FINGERTIP_PX && bottom >= y - FINGERTIP_PX;
    if (!isNear) continue;
    const isInSight = control.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    const pressed = controlAt(control);
    if (!isInSight || !pressed) continue;
    // A label lies around its field.
    const field = around.get(pressed);
    around.set(pressed, {
      left: Math.min(left, field?.left ?? left),
      top: Math.min(top, field?.top ?? top),
      right: Math.max(right, field?.right ?? right),
      bottom: Math.max(bottom, field?.bottom ?? bottom),
    });
  }
  return around;
}

const isTextArea = (target: EventTarget | null): boolean => target instanceof HTMLTextAreaElement;
