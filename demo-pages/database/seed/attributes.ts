// What products differ in: brands, colours, sizes and the rest, with their labels; the order is the order of facets.
import type { Words } from '../schema/catalogue.ts'
import { collections } from './collection-names.ts'
import { brands } from './picture.ts'
import { sizeOptions } from './sizes.ts'
import { same, words } from './words.ts'

export interface AttributeOption {
  code: string
  label: Words
  swatch?: string
}

export interface Attribute {
  code: string
  label: Words
  isFacet: boolean
  isSingle?: boolean
  options: readonly AttributeOption[]
}

const option = (code: string, label: Words, swatch?: string): AttributeOption => ({ code, label, ...(swatch ? { swatch } : {}) })

export const colours: readonly AttributeOption[] = [
  option('black', words('Zwart', 'Black', 'Schwarz', 'Svart'), '#1b1c1f'),
  option('white', words('Wit', 'White', 'Weiß', 'Vit'), '#f7f7f4'),
  option('grey', words('Grijs', 'Grey', 'Grau', 'Grå'), '#9aa0a6'),
  option('anthracite', words('Antraciet', 'Anthracite', 'Anthrazit', 'Antracit'), '#3b4047'),
  option('navy', words('Marineblauw', 'Navy', 'Marineblau', 'Marinblå'), '#16264c'),
  option('royal', words('Koningsblauw', 'Royal blue', 'Königsblau', 'Kungsblå'), '#1f4fbf'),
  option('sky', words('Lichtblauw', 'Sky blue', 'Hellblau', 'Ljusblå'), '#7db9e8'),
  option('turquoise', words('Turquoise', 'Turquoise', 'Türkis', 'Turkos'), '#12a5a5'),
  option('bottle', words('Donkergroen', 'Dark green', 'Dunkelgrün', 'Mörkgrön'), '#0f4b3a'),
  option('green', words('Groen', 'Green', 'Grün', 'Grön'), '#1e9a4b'),
  option('lime', words('Limoengroen', 'Lime', 'Limette', 'Lime'), '#b7e021'),
  option('yellow', words('Geel', 'Yellow', 'Gelb', 'Gul'), '#f8d21c'),
  option('orange', words('Oranje', 'Orange', 'Orange', 'Orange'), '#f36f21'),
  option('red', words('Rood', 'Red', 'Rot', 'Röd'), '#d3202e'),
  option('burgundy', words('Bordeauxrood', 'Burgundy', 'Bordeaux', 'Vinröd'), '#6d1530'),
  option('pink', words('Roze', 'Pink', 'Rosa', 'Rosa'), '#ef5f9a'),
  option('purple', words('Paars', 'Purple', 'Lila', 'Lila'), '#5f3aa6'),
  option('sand', words('Zand', 'Sand', 'Sand', 'Sand'), '#d9c7a3'),
]

export const sports: readonly AttributeOption[] = [
  option('football', words('Voetbal', 'Football', 'Fußball', 'Fotboll')),
  option('futsal', words('Zaalvoetbal', 'Futsal', 'Futsal', 'Futsal')),
  option('tennis', same('Tennis')),
  option('padel', same('Padel')),
  option('badminton', same('Badminton')),
  option('squash', same('Squash')),
  option('table-tennis', words('Tafeltennis', 'Table tennis', 'Tischtennis', 'Bordtennis')),
  option('handball', words('Handbal', 'Handball', 'Handball', 'Handboll')),
  option('volleyball', words('Volleybal', 'Volleyball', 'Volleyball', 'Volleyboll')),
  option('basketball', words('Basketbal', 'Basketball', 'Basketball', 'Basket')),
  option('hockey', words('Hockey', 'Hockey', 'Hockey', 'Landhockey')),
  option('rugby', same('Rugby')),
  option('running', words('Hardlopen', 'Running', 'Laufen', 'Löpning')),
  option('training', words('Training', 'Training', 'Training', 'Träning')),
]

export const audiences: readonly AttributeOption[] = [
  option('men', words('Heren', 'Men', 'Herren', 'Herr')),
  option('women', words('Dames', 'Women', 'Damen', 'Dam')),
  option('kids', words('Kinderen', 'Kids', 'Kinder', 'Barn')),
  option('unisex', words('Unisex', 'Unisex', 'Unisex', 'Unisex')),
]

export const materials: readonly AttributeOption[] = [
  option('recycled-polyester', words('Gerecycled polyester', 'Recycled polyester', 'Recyceltes Polyester', 'Återvunnen polyester')),
  option('polyester', same('Polyester')),
  option('mesh', words('Mesh', 'Mesh', 'Mesh', 'Mesh')),
  option('cotton', words('Katoen', 'Cotton', 'Baumwolle', 'Bomull')),
  option('organic-cotton', words('Biologisch katoen', 'Organic cotton', 'Bio-Baumwolle', 'Ekologisk bomull')),
  option('elastane', words('Polyamide-elastaan', 'Polyamide and elastane', 'Polyamid-Elasthan', 'Polyamid och elastan')),
  option('merino', words('Merinowol', 'Merino wool', 'Merinowolle', 'Merinoull')),
  option('fleece', words('Fleece', 'Fleece', 'Fleece', 'Fleece')),
  option('softshell', same('Softshell')),
  option('carbon', words('Carbon', 'Carbon', 'Carbon', 'Kolfiber')),
  option('graphite', words('Grafiet', 'Graphite', 'Graphit', 'Grafit')),
  option('aluminium', same('Aluminium')),
  option('fibreglass', words('Glasvezel', 'Fibreglass', 'Glasfaser', 'Glasfiber')),
  option('wood', words('Hout', 'Wood', 'Holz', 'Trä')),
  option('knit', words('Gebreid textiel', 'Knitted textile', 'Strickgewebe', 'Stickad textil')),
  option('synthetic-leather', words('Synthetisch leer', 'Synthetic leather', 'Synthetikleder', 'Syntetläder')),
  option('leather', words('Leer', 'Leather', 'Leder', 'Läder')),
  option('pu', words('Polyurethaan', 'Polyurethane', 'Polyurethan', 'Polyuretan')),
  option('tpu', same('TPU')),
  option('rubber', words('Rubber', 'Rubber', 'Gummi', 'Gummi')),
  option('felt', words('Vilt', 'Felt', 'Filz', 'Filt')),
  option('nylon', same('Nylon')),
  option('feather', words('Ganzenveer', 'Goose feather', 'Gänsefeder', 'Gåsfjäder')),
  option('latex', same('Latex')),
  option('eva', words('EVA-schuim', 'EVA foam', 'EVA-Schaum', 'EVA-skum')),
  option('polypropylene', words('Polypropyleen', 'Polypropylene', 'Polypropylen', 'Polypropen')),
  option('neoprene', words('Neopreen', 'Neoprene', 'Neopren', 'Neopren')),
]

export const levels: readonly AttributeOption[] = [
  option('starter', words('Beginner', 'Beginner', 'Einsteiger', 'Nybörjare')),
  option('club', words('Clubspeler', 'Club player', 'Vereinsspieler', 'Klubbspelare')),
  option('advanced', words('Gevorderd', 'Advanced', 'Fortgeschritten', 'Avancerad')),
  option('competition', words('Wedstrijd', 'Competition', 'Wettkampf', 'Tävling')),
]

export const surfaces: readonly AttributeOption[] = [
  option('grass', words('Natuurgras', 'Natural grass', 'Naturrasen', 'Naturgräs')),
  option('artificial', words('Kunstgras', 'Artificial grass', 'Kunstrasen', 'Konstgräs')),
  option('hall', words('Zaal', 'Indoor', 'Halle', 'Inomhus')),
  option('clay', words('Gravel', 'Clay', 'Sand (Asche)', 'Grus')),
  option('hard-court', words('Hardcourt', 'Hard court', 'Hartplatz', 'Hardcourt')),
  option('road', words('Verharde weg', 'Road', 'Straße', 'Asfalt')),
  option('trail', words('Onverhard', 'Trail', 'Gelände', 'Terräng')),
]

export const attributes: readonly Attribute[] = [
  { code: 'color', label: words('Kleur', 'Colour', 'Farbe', 'Färg'), isFacet: true, options: colours },
  { code: 'size', label: words('Maat', 'Size', 'Größe', 'Storlek'), isFacet: true, options: sizeOptions('size') },
  {
    code: 'grip_size',
    label: words('Gripmaat', 'Grip size', 'Griffstärke', 'Greppstorlek'),
    isFacet: true,
    options: sizeOptions('grip_size'),
  },
  {
    code: 'manufacturer',
    label: words('Merk', 'Brand', 'Marke', 'Varumärke'),
    isFacet: true,
    options: brands.map(({ code, name }) => option(code, same(name))),
  },
  { code: 'audience', label: words('Voor wie', 'For', 'Für wen', 'För vem'), isFacet: true, isSingle: true, options: audiences },
  { code: 'sport', label: words('Sport', 'Sport', 'Sportart', 'Sport'), isFacet: true, options: sports },
  { code: 'surface', label: words('Ondergrond', 'Surface', 'Untergrund', 'Underlag'), isFacet: true, options: surfaces },
  { code: 'level', label: words('Niveau', 'Level', 'Spielniveau', 'Nivå'), isFacet: true, isSingle: true, options: levels },
  { code: 'material', label: words('Materiaal', 'Material', 'Material', 'Material'), isFacet: true, options: materials },
  { code: 'collection', label: words('Collectie', 'Collection', 'Kollektion', 'Kollektion'), isFacet: true, options: collections },
]
