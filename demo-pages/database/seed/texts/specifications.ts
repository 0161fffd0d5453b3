// The facts of a specification table: label and a plausible value, drawn from the product's own chance.
import type { Random } from '../random.ts'
import type { Words } from '../words.ts'
import { same, words } from '../words.ts'

interface Specification {
  label: Words
  value: (random: Random) => Words
}

/** A number with its unit; the decimal sign follows the language. */
function measure(value: number, unit: string, decimals = 0): Words {
  const point = value.toFixed(decimals)
  const comma = point.replace('.', ',')
  return words(`${comma} ${unit}`, `${point} ${unit}`, `${comma} ${unit}`, `${comma} ${unit}`)
}

const between = (label: Words, from: number, to: number, step: number, unit: string, decimals = 0): Specification => ({
  label,
  value: (random) => measure(from + step * random.whole(0, Math.round((to - from) / step)), unit, decimals),
})

const oneOf = (label: Words, ...values: Words[]): Specification => ({ label, value: (random) => random.pick(values) })

const weight = words('Gewicht', 'Weight', 'Gewicht', 'Vikt')

export const specifications = {
  fit: oneOf(
    words('Pasvorm', 'Fit', 'Passform', 'Passform'),
    words('Normaal', 'Regular', 'Normal', 'Normal'),
    words('Aansluitend', 'Slim', 'Schmal', 'Smal'),
    words('Ruim', 'Loose', 'Weit', 'Ledig'),
  ),
  fabricWeight: between(words('Stofgewicht', 'Fabric weight', 'Stoffgewicht', 'Tygvikt'), 130, 300, 10, 'g/m²'),
  washing: oneOf(
    words('Wasvoorschrift', 'Care', 'Pflege', 'Skötselråd'),
    words('Machinewas 30 °C', 'Machine wash 30 °C', 'Maschinenwäsche 30 °C', 'Maskintvätt 30 °C'),
    words('Machinewas 40 °C', 'Machine wash 40 °C', 'Maschinenwäsche 40 °C', 'Maskintvätt 40 °C'),
  ),
  racketWeight: between(words('Gewicht onbespannen', 'Unstrung weight', 'Gewicht unbespannt', 'Vikt osträngad'), 255, 315, 5, 'g'),
  lightRacketWeight: between(weight, 78, 130, 2, 'g'),
  padelWeight: between(weight, 350, 375, 5, 'g'),
  headSize: between(words('Bladgrootte', 'Head size', 'Schlagfläche', 'Huvudstorlek'), 600, 690, 5, 'cm²'),
  balance: between(words('Balanspunt', 'Balance point', 'Balancepunkt', 'Balanspunkt'), 300, 340, 5, 'mm'),
  stringPattern: oneOf(
    words('Snarenpatroon', 'String pattern', 'Saitenbild', 'Strängmönster'),
    same('16 × 19'),
    same('16 × 20'),
    same('18 × 20'),
  ),
  padelShape: oneOf(
    words('Vorm', 'Shape', 'Form', 'Form'),
    words('Rond', 'Round', 'Rund', 'Rund'),
    words('Druppel', 'Teardrop', 'Tropfen', 'Droppe'),
    words('Diamant', 'Diamond', 'Diamant', 'Diamant'),
  ),
  thickness: between(words('Dikte', 'Thickness', 'Dicke', 'Tjocklek'), 36, 38, 1, 'mm'),
  gauge: between(words('Snaardikte', 'Gauge', 'Saitenstärke', 'Strängtjocklek'), 1.2, 1.35, 0.05, 'mm', 2),
  stringLength: oneOf(words('Lengte', 'Length', 'Länge', 'Längd'), same('12 m'), same('200 m')),
  spongeThickness: between(words('Sponsdikte', 'Sponge', 'Schwammstärke', 'Svamptjocklek'), 1.5, 2.1, 0.2, 'mm', 1),
  drop: between(words('Hielverhoging', 'Heel drop', 'Sprengung', 'Häldropp'), 4, 10, 2, 'mm'),
  shoeWeight: between(words('Gewicht (maat 42)', 'Weight (UK 8)', 'Gewicht (Größe 42)', 'Vikt (storlek 42)'), 195, 340, 5, 'g'),
  studs: oneOf(
    words('Noppen', 'Studs', 'Stollen', 'Dobbar'),
    words('Vast, gemengd', 'Fixed, mixed', 'Fest, gemischt', 'Fasta, blandade'),
    words('Vast, rond', 'Fixed, conical', 'Fest, rund', 'Fasta, runda'),
  ),
  volume: between(words('Inhoud', 'Volume', 'Volumen', 'Volym'), 18, 80, 2, 'l'),
  smallVolume: between(words('Inhoud', 'Capacity', 'Inhalt', 'Volym'), 500, 1000, 250, 'ml'),
  pressure: between(words('Druk', 'Pressure', 'Druck', 'Tryck'), 0.5, 0.9, 0.1, 'bar', 1),
  panels: oneOf(words('Panelen', 'Panels', 'Felder', 'Paneler'), same('12'), same('18'), same('32')),
  ballWeight: between(weight, 1, 5, 1, 'kg'),
  pack3: oneOf(words('Inhoud', 'Contents', 'Inhalt', 'Innehåll'), words('3 stuks', '3 pieces', '3 Stück', '3 stycken')),
  pack4: oneOf(words('Inhoud', 'Contents', 'Inhalt', 'Innehåll'), words('4 stuks', '4 pieces', '4 Stück', '4 stycken')),
  pack6: oneOf(words('Inhoud', 'Contents', 'Inhalt', 'Innehåll'), words('6 stuks', '6 pieces', '6 Stück', '6 stycken')),
  pack12: oneOf(words('Inhoud', 'Contents', 'Inhalt', 'Innehåll'), words('12 stuks', '12 pieces', '12 Stück', '12 stycken')),
  warranty: oneOf(
    words('Garantie', 'Warranty', 'Garantie', 'Garanti'),
    words('2 jaar', '2 years', '2 Jahre', '2 år'),
    words('3 jaar', '3 years', '3 Jahre', '3 år'),
  ),
} satisfies Record<string, Specification>

export type SpecificationName = keyof typeof specifications
