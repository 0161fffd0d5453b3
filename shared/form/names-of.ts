// The names of a record's own fields, as typed; what a host put on `Object.prototype` does not count.

/** Every field's name, in the order they were written down. */
export function namesOf<Values extends object>(values: Values): (keyof Values & string)[] {
  const names: (keyof Values & string)[] = []
  for (const name in values) if (Object.hasOwn(values, name)) names.push(name)
  return names
}
