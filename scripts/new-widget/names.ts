// A widget's name in the forms that its files need.

/** The forms of one name. */
export interface WidgetNames {
  /** `size-advice`: folder, mount and files. */
  kebab: string
  /** `SizeAdvice`: the component. */
  pascal: string
  /** `Size advice`: for sentences. */
  title: string
}

/** Parses a name; throws an error that says what is wrong with it. */
export function namesOf(name: string, taken: readonly string[]): WidgetNames {
  if (!/^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name)) {
    throw new Error(`"${name}" is not a widget's name. Use small letters and hyphens, as in: npm run new:widget size-advice`)
  }
  if (name === 'shared' || taken.includes(name)) throw new Error(`There is a ${name} already. Take another name, or change that one.`)
  const parts = name.split('-')
  const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
  return { kebab: name, pascal: parts.map(upper).join(''), title: upper(parts.join(' ')) }
}
