// Size charts, shared by all products that are cut alike. Measures are in centimetres.
import type { Words } from './words.ts'
import { same, words } from './words.ts'

export interface SizeChart {
  id: number
  code: string
  title: Words
  columns: readonly Words[]
  rows: readonly (readonly string[])[]
}

const size = words('Maat', 'Size', 'Größe', 'Storlek')
const footLength = words('Voetlengte (cm)', 'Foot length (cm)', 'Fußlänge (cm)', 'Fotlängd (cm)')

export const sizeCharts: readonly SizeChart[] = [
  {
    id: 1,
    code: 'apparel',
    title: words('Maattabel kleding', 'Clothing size chart', 'Größentabelle Bekleidung', 'Storlekstabell kläder'),
    columns: [
      size,
      words('Borst (cm)', 'Chest (cm)', 'Brust (cm)', 'Bröst (cm)'),
      words('Taille (cm)', 'Waist (cm)', 'Taille (cm)', 'Midja (cm)'),
      words('Lengte (cm)', 'Height (cm)', 'Körpergröße (cm)', 'Kroppslängd (cm)'),
    ],
    rows: [
      ['116', '57–60', '53–55', '110–116'],
      ['128', '61–64', '56–58', '122–128'],
      ['140', '65–69', '59–62', '134–140'],
      ['152', '70–76', '63–66', '146–152'],
      ['164', '77–83', '67–70', '158–164'],
      ['176', '84–89', '71–75', '170–176'],
      ['XS', '78–85', '62–69', '160–168'],
      ['S', '86–93', '70–77', '165–173'],
      ['M', '94–101', '78–85', '171–179'],
      ['L', '102–109', '86–94', '176–184'],
      ['XL', '110–118', '95–104', '180–188'],
      ['XXL', '119–128', '105–115', '184–192'],
      ['3XL', '129–138', '116–126', '186–196'],
    ],
  },
  {
    id: 2,
    code: 'shoes',
    title: words('Maattabel schoenen', 'Shoe size chart', 'Größentabelle Schuhe', 'Storlekstabell skor'),
    columns: [same('EU'), same('UK'), footLength],
    rows: [
      ['30', '11.5', '18.5'],
      ['31', '12.5', '19.2'],
      ['32', '13', '19.8'],
      ['33', '1', '20.5'],
      ['34', '2', '21.2'],
      ['35', '2.5', '21.8'],
      ['36', '3.5', '22.5'],
      ['37', '4', '23.2'],
      ['38', '5', '23.8'],
      ['39', '5.5', '24.5'],
      ['40', '6.5', '25.2'],
      ['41', '7.5', '25.8'],
      ['42', '8', '26.5'],
      ['43', '9', '27.2'],
      ['44', '9.5', '27.8'],
      ['45', '10.5', '28.5'],
      ['46', '11', '29.2'],
      ['47', '12', '29.8'],
      ['48', '12.5', '30.5'],
    ],
  },
  {
    id: 3,
    code: 'socks',
    title: words('Maattabel sokken', 'Sock size chart', 'Größentabelle Strümpfe', 'Storlekstabell strumpor'),
    columns: [size, footLength],
    rows: [
      ['31-34', '19–21'],
      ['35-38', '22–24'],
      ['39-42', '24.5–26.5'],
      ['43-46', '27–29'],
      ['47-50', '29.5–31.5'],
    ],
  },
  {
    id: 4,
    code: 'gloves',
    title: words(
      'Maattabel keepershandschoenen',
      'Goalkeeper glove size chart',
      'Größentabelle Torwarthandschuhe',
      'Storlekstabell målvaktshandskar',
    ),
    columns: [size, words('Handlengte (cm)', 'Hand length (cm)', 'Handlänge (cm)', 'Handlängd (cm)')],
    rows: [
      ['5', '14.5–15.5'],
      ['6', '15.6–16.5'],
      ['7', '16.6–17.5'],
      ['8', '17.6–18.5'],
      ['9', '18.6–19.5'],
      ['10', '19.6–20.5'],
      ['11', '20.6–21.5'],
    ],
  },
]
