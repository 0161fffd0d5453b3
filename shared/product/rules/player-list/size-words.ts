// The words of sizes in Dutch, English, German and Swedish, in the form of `plainWords`.

/** Words beside a size that say nothing about it. */
export const NOISE: ReadonlySet<string> = new Set([
  ...[
    'size',
    'sizes',
    'maat',
    'maten',
    'grosse',
    'groesse',
    'gr',
    'storlek',
    'strl',
    'stl',
    'str',
    'mt',
    'konfektionsgrosse',
    'kledingmaat',
  ],
  ...['cm', 'eu', 'eur', 'uk', 'years', 'year', 'yrs', 'yr', 'jaar', 'jahre', 'ar', 'normal', 'regular'],
  ...['of', 'or', 'oder', 'eller'],
])

const named = (name: string, words: string): (readonly [string, string])[] => words.split(' ').map((word) => [word, name] as const)

/** Words for whom a size is. */
export const AUDIENCES: ReadonlyMap<string, string> = new Map([
  ...named('women', 'women womens woman ladies lady dames dame damen dam vrouwen vrouw frauen'),
  ...named('men', 'men mens man heren heer herren herr mannen manner unisex adult senior'),
  ...named('kids', 'kids kid kinder kinderen kind children child junior juniors jr youth jeugd barn ungdom jugend'),
])

/** Words for the letters of sizes. */
export const LETTERS: ReadonlyMap<string, string> = new Map([
  ...named('s', 'small klein liten'),
  ...named('m', 'medium med middel mittel mellan'),
  ...named('l', 'large groot gross stor'),
])
