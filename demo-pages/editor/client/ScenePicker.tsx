// Picks several pictures of the shop in an order: each is added at the end, moved forward or removed.
import { focusSoon } from './focus-soon.ts'
import { IconButton } from './IconButton.tsx'
import type { Own, Scene, Value } from './wire.ts'
import { say } from './words.ts'

interface Props {
  own: Own
  scenes: readonly Scene[]
  value: Value | undefined
  onValue: (value: Value | undefined) => void
  /** Announces a change to screen readers. */
  onNews: (news: string) => void
}

export function ScenePicker({ own, scenes, value, onValue, onNews }: Props) {
  const chosen = Array.isArray(value) ? value.map(String) : []
  const nameOf = (scene: string) => scenes.find(({ name }) => name === scene)?.label ?? scene
  const put = (next: readonly string[], news: string) => {
    onValue(next.length > 0 ? [...next] : undefined)
    onNews(news)
    // The pressed button may have been removed with its item.
    focusSoon(`#${own.id}`)
  }
  const without = (at: number) => chosen.filter((_, other) => other !== at)
  return (
    <div className="picker">
      <ol className="picker-chosen">
        {chosen.map((scene, at) => (
          <li key={`${at} ${scene}`}>
            {at + 1}. {nameOf(scene)}{' '}
            {at > 0 ? (
              <IconButton
                icon="up"
                label={say('moveUp', { name: `${at + 1}. ${nameOf(scene)}` })}
                onPress={() =>
                  put(without(at).toSpliced(at - 1, 0, scene), say('pictureMoved', { name: nameOf(scene), at, count: chosen.length }))
                }
              />
            ) : null}
            <IconButton
              icon="remove"
              label={say('remove', { name: `${at + 1}. ${nameOf(scene)}` })}
              onPress={() => put(without(at), say('removed', { name: nameOf(scene) }))}
            />
          </li>
        ))}
      </ol>
      <select
        {...own}
        value=""
        onChange={(event) => put([...chosen, event.currentTarget.value], say('added', { name: nameOf(event.currentTarget.value) }))}
      >
        <option value="">{say('addPicture')}</option>
        {scenes.map(({ name, label }) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
    </div>
  )
}
