// The typed names of a record's own fields; members that a host added to `Object.prototype` are ignored.

/** The name of every field, in the order of definition. */
export function namesOf<Values extends object>(values: Values): (keyof Values & string)[] {
  const names: (keyof Values & string)[] = []
  for (const name in values) if (Object.hasOwn(values, name)) names.push(name)
  return names
}
