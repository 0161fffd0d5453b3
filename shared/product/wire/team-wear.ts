// The schema of a kit for a whole team: the number of players, and their personalisation. Wire names end here.
import * as v from 'valibot'
import { FlagUnlessNo, isYes } from '#shared/wire/answer-parts.ts'
import { Count, maybe, object, OptionalId, orElse } from '#shared/wire/parts.ts'

/**
 * The rules of a team order. A platform sells each player's kit as a line of the cart, whatever it tells of its teams; only one that says
 * `by_line: false` has rosters, and is sent the players of one line in `team_wear.players`. One that does not know them would lose the names.
 */
export const TeamWear = v.pipe(
  v.unknown(),
  // Some platforms send only a flag.
  v.transform((wire) => (isYes(wire) ? {} : wire)),
  object({
    by_line: FlagUnlessNo,
    min_players: orElse(Count, 1),
    max_players: orElse(Count, 30),
    unique_numbers: FlagUnlessNo,
    name_option_id: OptionalId,
    number_option_id: OptionalId,
    orderable_until: maybe(v.string()),
  }),
  v.transform((wire) => ({
    minPlayers: wire.min_players,
    maxPlayers: wire.max_players,
    /** Each player is a line of the cart: a kit with sizes and prints of its own. */
    isByLine: wire.by_line,
    hasUniqueNumbers: wire.unique_numbers,
    /** The option of the product's personalisation for a player's name; null where there is none. */
    nameOptionId: wire.name_option_id,
    numberOptionId: wire.number_option_id,
    /** The last day on which the shop promises to have the kit, as `2029-07-31`; null where it promises nothing. */
    orderableUntil: wire.orderable_until,
  })),
)
export type TeamWear = v.InferOutput<typeof TeamWear>
