// The model of a team: problems, price, and its part of the cart line.
import { type Player, piecesOf } from '#shared/product/rules/player.ts'
import { printable } from '#shared/product/rules/printing.ts'
import type { ProductProblem } from '#shared/product/rules/product-problem.ts'
import { orderedPlayers, playerFaults, type RosterPlan, shortages, teamFault, teamPrice } from '#shared/product/rules/roster.ts'
import type { LineChoice, LinePlayer } from '#shared/product/wire/line-parts.ts'
import type { Product } from '#shared/product/wire/product.ts'
import type { ProductItem, Making, PartModel } from '#stores/product/models.ts'
import { isPlayersChoice, planOf } from './plan.ts'
import { printsFor } from './prints.ts'
import { playerField, playersOf, rosterOf, type RosterState, TEAM_FIELD } from './state.ts'

/** The model for the players of a kit. */
export const roster: PartModel = {
  derive: (product, configuration, items) => {
    const team = configuration.roster
    const players = playersOf(team)
    const plan = planOf(product, items, configuration.personalisation)
    const ordered = orderedPlayers(players)
    return {
      problems: problemsOf(plan, team),
      surcharge: 0,
      makings: makingsOf(product, ordered),
      // The roster determines the quantity: one kit is added to the cart, with all its players.
      quantity: null,
      total: teamPrice(plan, players),
      payload:
        ordered.length > 0
          ? { players: ordered.map((player) => linePlayer(plan, player, items, product.teamWear?.isByLine ?? false)) }
          : {},
    }
  },
  restore: (_product, { players }) => ({
    roster: rosterOf(
      players.map(({ id, name, number, quantity = 1, sizes }) => ({
        id,
        name,
        number,
        sizes: Object.fromEntries(sizes.map(({ productId, choices }) => [productId, choices.map(({ optionId }) => optionId).join('.')])),
        ...(quantity > 1 ? { quantity } : {}),
        isOpen: false,
        isOrdered: true,
      })),
    ),
  }),
}

/** The groups from which the players' names and numbers are printed. */
function makingsOf({ personalisation, teamWear }: Product, players: readonly Player[]): Making[] {
  const isPrinted = players.some(({ name, number }) => printable(name) !== '' || printable(number) !== '')
  const ids = [teamWear?.nameOptionId, teamWear?.numberOptionId]
  return personalisation
    .filter(({ options }) => options.some(({ id }) => ids.includes(id)))
    .map(({ hasNoReturn, delivery }) => ({ state: isPrinted ? 'made' : 'open', hasNoReturn, delivery }))
}

/** The problems of the team, of each player, and of the stock. */
export function problemsOf(plan: RosterPlan, team: RosterState): readonly ProductProblem[] {
  const last = found.get(team)
  if (last?.plan === plan) return last.problems
  const problems = findProblems(plan, team)
  found.set(team, { plan, problems })
  return problems
}

/** The last problems found for a roster: the derived state and the rows use the same. */
const found = new WeakMap<RosterState, { plan: RosterPlan; problems: readonly ProductProblem[] }>()

function findProblems(plan: RosterPlan, team: RosterState): readonly ProductProblem[] {
  const players = playersOf(team)
  const fault = teamFault(plan, players, team.inCart)
  return [
    ...(fault ? [{ code: fault.code, field: TEAM_FIELD, values: fault.values }] : []),
    ...playerFaults(plan, players).map(({ playerId, field, ...rest }) => ({ ...rest, field: playerField(playerId, field) })),
    ...shortages(plan, players).map(({ product, size, wanted }): ProductProblem => ({
      code: 'team-roster.too-little-stock',
      field: TEAM_FIELD,
      values: { product: product.label, size: size.label, stock: size.stock ?? 0, wanted },
    })),
  ]
}

function linePlayer({ products }: RosterPlan, player: Player, items: readonly ProductItem[], isByLine: boolean): LinePlayer {
  const { id, name, number, sizes } = player
  return {
    id,
    name: printable(name),
    number: printable(number),
    ...(piecesOf(player) > 1 ? { quantity: piecesOf(player) } : {}),
    sizes: products.flatMap((product) => {
      const size = product.sizes.find((one) => one.id === sizes[product.id])
      const attributes = items.find(({ productId }) => productId === product.id)?.attributes.filter(isPlayersChoice) ?? []
      return size ? [{ productId: product.id, choices: choicesOf(size.id, attributes) }] : []
    }),
    ...(isByLine ? { prints: printsFor(player, items) } : {}),
  }
}

function choicesOf(size: string, attributes: ProductItem['attributes']): LineChoice[] {
  const optionIds = size.split('.').map(Number)
  return attributes.flatMap((attribute, at) => {
    const optionId = optionIds[at]
    return optionId === undefined ? [] : [{ attribute: attribute.id ?? attribute.code, optionId }]
  })
}
