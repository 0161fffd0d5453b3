// A kit for a whole team: how many players, and what is printed on their backs. Wire names end here.
import * as v from 'valibot'
import { FlagUnlessNo } from '#shared/wire/answer-parts.ts'
import { Count, object, OptionalId, orElse } from '#shared/wire/parts.ts'

/** What a team order has to keep to. */
export const TeamWear = v.pipe(
  object({
    min_players: orElse(Count, 1),
    max_players: orElse(Count, 30),
    unique_numbers: FlagUnlessNo,
    name_option_id: OptionalId,
    number_option_id: OptionalId,
  }),
  v.transform((wire) => ({
    minPlayers: wire.min_players,
    maxPlayers: wire.max_players,
    hasUniqueNumbers: wire.unique_numbers,
    /** The option of the product's personalisation that prints a player's name; null where none does. */
    nameOptionId: wire.name_option_id,
    numberOptionId: wire.number_option_id,
  })),
)
export type TeamWear = v.InferOutput<typeof TeamWear>
