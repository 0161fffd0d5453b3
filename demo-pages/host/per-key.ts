// Makes something once for each key, and again if it could not be made.

/** A function that shares what `make` makes of an object, for as long as the object is there. A failure is not kept. */
export function perKey<Key extends object, Value>(make: (key: Key) => Promise<Value>): (key: Key) => Promise<Value> {
  const made = new WeakMap<Key, Promise<Value>>()
  return (key) => {
    const known = made.get(key)
    if (known) return known
    const making = make(key)
    made.set(key, making)
    making.catch(() => made.delete(key))
    return making
  }
}
