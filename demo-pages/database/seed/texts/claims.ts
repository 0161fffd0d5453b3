// What texts of products claim, in each language, and of which products it is true; written apart from the generator, so that it can find it wrong; long because it is a table.
import type { Language } from '../words.ts'
import type { Facts } from './facts.ts'

export interface Claim {
  /** Also its name in the list of contradictions. */
  says: string
  words: Record<Language, RegExp>
  isTrue: (facts: Facts) => boolean
}

const isOne =
  (...articles: readonly string[]) =>
  ({ article }: Facts) =>
    articles.includes(article)
const isOf =
  (...materials: readonly string[]) =>
  ({ material }: Facts) =>
    material !== null && materials.includes(material)
const plays =
  (...sports: readonly string[]) =>
  (facts: Facts) =>
    sports.some((sport) => facts.sports.includes(sport))
const not = (holds: Claim['isTrue']) => (facts: Facts) => !holds(facts)
const row = (label: string) => (facts: Facts) => facts.rows.get(label) ?? ''
const number = (label: string) => (facts: Facts) => Number.parseFloat(row(label)(facts))

const claim = (says: string, nl: RegExp, en: RegExp, de: RegExp, sv: RegExp, isTrue: Claim['isTrue']): Claim => ({
  says,
  words: { nl, en, de, sv },
  isTrue,
})

const strung = isOne('tennis-racket', 'junior-tennis-racket', 'badminton-racket', 'squash-racket', 'tennis-string', 'tennisSet')
const sleeved = isOne(
  ...'football-shirt volleyball-shirt rugby-jersey goalkeeper-jersey training-top tracksuit team-polo coach-jacket'.split(' '),
  ...'sports-shirt hoodie sports-jacket base-layer player-gloves'.split(' '),
)
const pumped = isOne(
  'match-ball',
  'training-ball',
  'futsal-ball',
  'handball',
  'basketball',
  'volleyball',
  'rugby-ball',
  'ball-pump',
  'ball-bag',
)
const boots = isOne('firm-ground-boot', 'artificial-grass-boot')
/** Washed in a machine, as its row of care says. */
const isTextile = ({ rows, article }: Facts) => rows.has('Care') || article === 'captains-armband'

/** Swedish calls a shuttle a ball. */
const neverSaid = /(?!)/

/** Everything that a text may say of some products only. */
export const claims: readonly Claim[] = [
  claim(
    'is caught and thrown',
    /vangen en gooien|gooien, vangen/i,
    /catching and throwing|throw, catch/i,
    /fangen und werfen|werfen, fangen/i,
    /fångar och kastar|kasta, fånga/i,
    isOne('handball', 'basketball', 'rugby-ball', 'medicine-ball', 'goalkeeper-gloves'),
  ),
  claim(
    'is held in one hand',
    /met één hand vertrouwt/,
    /trust with one hand/,
    /mit einer Hand vertraut/,
    /litar på med en hand/,
    isOne('handball', 'basketball'),
  ),
  claim('has a valve', /ventiel|pomp op/i, /\bvalve|\binflate/i, /ventil|aufpump/i, /ventil\b|pumpa\b|pumpade/i, pumped),
  claim('has strings', /bespan|snaren|snaar/i, /restrung|\bstrings?\b/i, /bespann|saite/i, /sträng/i, strung),
  claim('has an open string pattern', /open snarenpatroon/i, /open string pattern/i, /offene Saitenbild/i, /öppna strängmönst/i, (facts) =>
    row('String pattern')(facts).startsWith('16'),
  ),
  claim(
    'is light in the head',
    /balans naar de greep/,
    /balanced towards the handle/i,
    /grifflastig/i,
    /balansen mot handtaget/i,
    (facts) => number('Balance point')(facts) <= 325,
  ),
  claim('is heavy in the head', /balans naar de kop/, /balanced towards the head/i, /kopflastig/i, /balansen mot huvudet/i, (facts) =>
    ['Teardrop', 'Diamond'].includes(row('Shape')(facts)),
  ),
  claim(
    'has a soft core or a face to hit with',
    /zachte kern|slagvlak/i,
    /soft core|hitting surface/i,
    /weiche Kern|Schlagfläche gibt/i,
    /mjuka kärnan|slagytan/i,
    isOne('padel-racket'),
  ),
  claim('hits a ball', /\bbal\b/i, /\bball\b/i, /\bBall\b/, neverSaid, not(isOne('badminton-racket'))),
  claim('plays sets', /derde set/i, /third set/i, /dritten Satz/i, /tredje set/i, plays('tennis', 'padel')),
  claim(
    'plays ninety minutes',
    /negentig minuten|blessuretijd|inworp/i,
    /ninety minutes|stoppage time|throw-in/i,
    /neunzig Minuten|Nachspielzeit|Einwurf/i,
    /nittio minuter|tilläggstid|inkast/i,
    plays('football'),
  ),
  claim(
    'has sleeves or cuffs',
    /mouw(?!loos)|manchet|\bboord\b/i,
    /\bsleeves?\b|\bcuffs?\b/i,
    /ärmel(?!los)|Bündchen/i,
    /ärmar|\bmudd/i,
    sleeved,
  ),
  claim(
    'opens by a zip',
    /rits regelt/i,
    /zip lets you/i,
    /Reißverschluss regelt/i,
    /dragkedjan reglerar/i,
    isOne('training-top', 'tracksuit'),
  ),
  claim('pads the hips', /heupen/i, /\bhips\b/i, /Hüften/i, /höfter/i, isOne('goalkeeper-jersey')),
  claim('is sewn by machine', /machinaal gestikt/i, /machine-stitched/i, /maschinell genäht/i, /maskinsydd/i, isOne('training-ball')),
  claim('is sewn by hand', /met de hand gestikt/i, /hand-stitched/i, /von Hand genäht/i, /handsydd/i, isOne('handball', 'rugby-ball')),
  claim('is bonded', /verlijmd/i, /\bbonded/i, /verklebt(?! die)/i, /limmade/i, isOne('match-ball', 'volleyball')),
  claim(
    'dries fast',
    /sneldrog|droogt snel|snel droog|zweet snel/i,
    /quick-dry|quick to dry|dries fast|quickly? dr/i,
    /schnell trock/i,
    /snabbtork|torkar snabbt/i,
    not(isOf('cotton', 'organic-cotton', 'fleece', 'carbon')),
  ),
  claim('is a fabric', /\bstof\b/i, /\bfabrics?\b/i, /\bStoff\b/, /\btyg(et)?\b/i, isTextile),
  claim('stretches in four ways', /vier richtingen/i, /four ways/i, /vier Richtungen/i, /fyra riktningar/i, (facts) =>
    /elastane/.test(row('Fibre composition')(facts)),
  ),
  claim('is brushed', /geruwd/i, /brushed/i, /angeraut/i, /ruggad/i, not(isOf('mesh', 'polyester'))),
  claim('is smooth for print', /goed te bedrukken/i, /print well/i, /gut bedruckbar/i, /lätta att trycka/i, not(isOf('mesh'))),
  claim(
    'keeps rain out',
    /waterafstotend|wind en regen|buien tegen/i,
    /water-repellent|wind and rain|stops wind and showers/i,
    /wasserabweisend|Wind und Regen|gegen Wind und Schauer/i,
    /vattenavvisande|vind och regn|vind och skurar/i,
    (facts) => !isOf('fleece', 'cotton', 'mesh')(facts) && !isOne('sports-watch')(facts),
  ),
  claim('folds into its pocket', /eigen borstzak/, /own chest pocket/, /eigene Brusttasche/, /egen bröstficka/, not(isOf('softshell'))),
  claim(
    'is washed in the machine',
    /in de machine|was binnenstebuiten/i,
    /machine-washable|wash inside out/i,
    /in der Maschine|auf links/i,
    /maskintvättas|tvätta ut och in/i,
    isTextile,
  ),
  claim(
    'is washed at 30 degrees',
    /op 30 graden/i,
    /at 30 degrees/i,
    /bei 30 Grad/i,
    /i 30 grader/i,
    (facts) => !facts.rows.has('Care') || row('Care')(facts).includes('30'),
  ),
  claim(
    'is wiped clean',
    /vochtige doek/i,
    /damp cloth/i,
    /feuchtem Tuch/i,
    /fuktig trasa/i,
    (facts) => !isTextile(facts) && !isOne('shuttlecock', 'tennis-string', 'overgrip')(facts),
  ),
  claim('fits loosely when larger', /los dragen/i, /looser fit/i, /lockeren Sitz/i, /ledigare passform/i, (facts) =>
    ['Regular', 'Loose'].includes(row('Fit')(facts)),
  ),
  claim(
    'fits closely',
    /aansluitend(e)? tight|strakke pasvorm|tweede huid/i,
    /close-fitting|second skin/i,
    /eng anliegend|zweite Haut/i,
    /åtsittande|andra hud/i,
    (facts) => row('Fit')(facts) === 'Slim',
  ),
  claim(
    'is light cloth',
    /licht wedstrijdshirt|shirt licht/i,
    /lightweight match shirt|shirt stays light/i,
    /leichtes Trikot|Trikot .* leicht\./i,
    /lätt matchtröja|tröjan lätt\./i,
    (facts) => number('Fabric weight')(facts) <= 180,
  ),
  claim(
    'is doubled where it wears',
    /materiaal dubbel/i,
    /material is doubled/i,
    /Material doppelt/i,
    /materialet är dubbelt/i,
    (facts) => isTextile(facts) || isOne('ball-bag')(facts),
  ),
  claim(
    'costs less in numbers',
    /hoe meer je bestelt/i,
    /the more you order/i,
    /größeren Mengen/i,
    /ju fler du beställer/i,
    ({ hasTiers }) => hasTiers,
  ),
  claim(
    'dresses a whole team',
    /hele team in één|team in één keer/i,
    /whole team in one|kit out a team/i,
    /ganze Mannschaft in einer|Mannschaft auf einmal/i,
    /hela laget i en|ett helt lag/i,
    ({ kind }) => kind === 'team-wear',
  ),
  claim('goes in the dishwasher', /vaatwasser/i, /dishwasher/i, /Spülmaschine|spülmaschinenfest/i, /maskindisk/i, isOf('polypropylene')),
  claim('is squeezed', /één kneep/i, /one squeeze/i, /ein Druck auf/i, /ett tryck på/i, isOf('polypropylene')),
  claim('is latex', /latex/i, /latex/i, /latex/i, /latex/i, isOf('latex')),
  claim('has a hard shell', /harde schaal/i, /hard shell/i, /harte Schale/i, /hårda skalet/i, isOf('polypropylene')),
  claim('is made of steel', /\bsteel\b|\bstaal/i, /\bsteel\b/i, /\bsteel\b|stahl/i, /\bsteel\b|\bstål/i, isOf('steel')),
  claim(
    'holds on clay',
    /grip op gravel/i,
    /grips on clay/i,
    /greift auf Sand/i,
    /greppar på grus/i,
    ({ surface }) => surface === 'clay' || surface === 'artificial',
  ),
  claim(
    'is played outdoors',
    /op asfalt|uur regent|nat en droog/i,
    /on tarmac|hour of rain|wet and the dry/i,
    /auf Asphalt|Stunde Regen|Nässe/i,
    /på asfalt|timmes regn|vått och torrt/i,
    ({ surface }) => surface !== 'hall',
  ),
  claim('is played in a hall', /zaalvloer/i, /hall floor/i, /Hallenboden/i, /hallgolv/i, ({ surface }) => surface === 'hall'),
  claim('has studs', /de noppen/i, /the studs/i, /die Stollen/i, /dobbarna/i, boots),
  claim(
    'lands softly',
    /zacht landt|korte ronde/i,
    /soft landing|short loop/i,
    /weicher Landung|kurzen Runde/i,
    /mjuk landning|kort runda/i,
    isOne('running-shoe'),
  ),
  claim(
    'carries shoes',
    /schoenenvak|apart vak voor schoenen/i,
    /shoe compartment/i,
    /Schuhfach/i,
    /skofack/i,
    isOne('sports-bag', 'backpack', 'padel-bag', 'racket-bag'),
  ),
  claim('hangs on a lanyard', /aan een koord/i, /on a lanyard/i, /passt ans Band|ans Band/i, /band runt halsen/i, isOne('whistle')),
  claim(
    'sits on the head',
    /op je hoofd|houdt je hoofd/i,
    /your head/i,
    /(auf dem|den) Kopf/i,
    /huvudet torrt|kvar även när det blåser/i,
    isOne('cap', 'beanie'),
  ),
  claim('has a peak', /klep/i, /\bpeak\b/i, /\bSchirm\b/i, /\bskärm/i, isOne('cap')),
  claim(
    'is put on with one hand',
    /met één hand te verstellen/i,
    /adjusts with one hand/i,
    /mit einer Hand verstellbar/i,
    /justera med en hand/i,
    not(isOne('water-bottle', 'sports-watch', 'sports-bra')),
  ),
]
