import { z } from "zod";
import { MAX_GAME_NAME_LENGTH, MAX_TEAM_NAME_LENGTH } from "#core/game/setup.ts";

/** Ids that the browser makes or that address a person's own things; unguessable. */
export const uuid = z.uuid();

export const tileIndex = z.coerce.number().int().min(0).max(35);

/** A name as typed; rules trim it and refuse an empty one. Control characters are refused, letters of any script are not. */
const typedName = (maxLength: number) =>
  z
    .string()
    .max(maxLength)
    .regex(/^[^\p{Cc}\u2028\u2029]*$/u);

export const gameName = typedName(MAX_GAME_NAME_LENGTH);
export const teamName = typedName(MAX_TEAM_NAME_LENGTH);

/** A moment, as ISO 8601 in UTC. */
export const moment = z.iso.datetime();
