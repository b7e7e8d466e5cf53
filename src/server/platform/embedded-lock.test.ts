import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { DirectoryInUseError, lockDirectory } from "./embedded-lock.ts";

const freshFolder = () => mkdtempSync(join(tmpdir(), "majlis-lock-"));

const givenOtherProcess = async () => {
  const child = spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)"], { stdio: "ignore" });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  if (child.pid === undefined) throw new Error("no process");
  return {
    pid: child.pid,
    end: async () => {
      child.kill("SIGKILL");
      await ended;
    },
  };
};

test("gives a directory to one holder at a time", () => {
  const folder = freshFolder();
  const unlock = lockDirectory(folder);

  expect(() => lockDirectory(folder)).toThrow(DirectoryInUseError);
  unlock();
  expect(existsSync(join(folder, "database.lock"))).toBe(false);
  lockDirectory(folder)();
});

test("refuses while another process runs that has it, in one line that names the process", async () => {
  const folder = freshFolder();
  const other = await givenOtherProcess();
  writeFileSync(join(folder, "database.lock"), JSON.stringify({ pid: other.pid, startedAt: null }));

  expect(() => lockDirectory(folder)).toThrow(new RegExp(`^[^\\n]*in use by process ${other.pid};[^\\n]*$`));
  await other.end();
  lockDirectory(folder)();
});

test("takes over from a process that is gone although another has its id now", async () => {
  const folder = freshFolder();
  const other = await givenOtherProcess();
  writeFileSync(join(folder, "database.lock"), JSON.stringify({ pid: other.pid, startedAt: "1" }));

  // Only Linux says when a process started.
  if (process.platform === "linux") lockDirectory(folder)();
  await other.end();
});

test.each([
  ["of this process's id from an earlier life", JSON.stringify({ pid: process.pid, startedAt: null })],
  ["that a crash left half written", '{"pid":'],
])("takes over a lock %s", (_which, content) => {
  const folder = freshFolder();
  writeFileSync(join(folder, "database.lock"), content);
  lockDirectory(folder)();
});
