// Sizes as tiles, those of each group below its name.
import type { ReactNode } from 'react'
import { useMount } from '#shared/mount/context.ts'
import type { FacetOption } from '#shared/catalogue/wire/catalogue.ts'

interface Props {
  /** A prefix for ids. */
  name: string
  options: readonly FacetOption[]
  children: (option: FacetOption) => ReactNode
}

/** The tiles, in the order of the options; a single group needs no name. */
export function Tiles({ name, options, children }: Props) {
  const { id } = useMount()
  const groups = groupsOf(options)
  return groups.map(({ group, options: own }, at) =>
    group === null || groups.length === 1 ? (
      <div className="facets-tiles" key={group}>
        {own.map(children)}
      </div>
    ) : (
      <div role="group" aria-labelledby={id(`${name}-${at}`)} key={group}>
        <p className="facets-tiles-name" id={id(`${name}-${at}`)}>
          {group}
        </p>
        <div className="facets-tiles">{own.map(children)}</div>
      </div>
    ),
  )
}

/** Options of one group stand together, wherever the host has them. */
function groupsOf(options: readonly FacetOption[]): { group: string | null; options: FacetOption[] }[] {
  const groups = new Map<string | null, FacetOption[]>()
  for (const option of options) {
    const own = groups.get(option.group ?? null)
    if (own) own.push(option)
    else groups.set(option.group ?? null, [option])
  }
  return [...groups].map(([group, own]) => ({ group, options: own }))
}
