// How a product page ends: who makes it, how to look after it, when it arrives.
import { words } from '../words.ts'

export const closings = {
  garment: [
    words(
      'Was binnenstebuiten met gelijke kleuren en laat aan de lijn drogen, dan gaat het jaren mee.',
      'Wash inside out with similar colours and dry on the line, and it will last for years.',
      'Auf links mit ähnlichen Farben waschen und an der Leine trocknen, dann hält es Jahre.',
      'Tvätta ut och in med liknande färger och häng på tork, så håller den i åratal.',
    ),
    words(
      'Twijfel je tussen twee maten? Kies voor los dragen de grootste.',
      'Between two sizes? Choose the larger one for a looser fit.',
      'Du schwankst zwischen zwei Größen? Für einen lockeren Sitz nimm die größere.',
      'Mellan två storlekar? Välj den större för en ledigare passform.',
    ),
  ],
  shoe: [
    words(
      'Valt normaal. Meet je voet ’s avonds, dan is hij op zijn grootst.',
      'True to size. Measure your foot in the evening, when it is at its largest.',
      'Fällt normal aus. Miss den Fuß am Abend, dann ist er am größten.',
      'Normal i storleken. Mät foten på kvällen, då är den som störst.',
    ),
    words(
      'Laat ze na gebruik luchten en nooit op de verwarming drogen.',
      'Let them air after use and never dry them on a radiator.',
      'Nach dem Tragen auslüften lassen und nie auf der Heizung trocknen.',
      'Vädra dem efter användning och torka dem aldrig på elementet.',
    ),
  ],
  racket: [
    words(
      'Bewaar het uit de zon en laat het na ongeveer veertig speeluren opnieuw bespannen.',
      'Keep it out of the sun and have it restrung after about forty hours of play.',
      'Nicht in der Sonne lagern und nach etwa vierzig Spielstunden neu bespannen lassen.',
      'Förvara den inte i solen och låt stränga om den efter ungefär fyrtio speltimmar.',
    ),
  ],
  ball: [
    words(
      'Pomp op tot de druk bij het ventiel en maak de naald vochtig voor je hem inbrengt.',
      'Inflate to the pressure shown at the valve, and moisten the needle first.',
      'Bis zum Druck am Ventil aufpumpen und die Nadel vorher anfeuchten.',
      'Pumpa till trycket som står vid ventilen och fukta nålen först.',
    ),
  ],
  gear: [
    words(
      'Voor clubs: hoe meer je bestelt, hoe lager de prijs per stuk.',
      'For clubs: the more you order, the less each one costs.',
      'Für Vereine: Bei größeren Mengen sinkt der Stückpreis.',
      'För klubbar: ju fler du beställer, desto lägre blir styckpriset.',
    ),
    words(
      'Veeg schoon met een vochtige doek en laat drogen voor je het opbergt.',
      'Wipe clean with a damp cloth and let it dry before storing.',
      'Mit feuchtem Tuch abwischen und vor dem Verstauen trocknen lassen.',
      'Torka av med en fuktig trasa och låt torka före förvaring.',
    ),
  ],
} as const

export type Closing = keyof typeof closings
