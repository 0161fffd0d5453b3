// Texts of racket sports.
import { words } from '../words.ts'
import type { Family } from './family.ts'

export const racketSportsFamilies = {
  racket: {
    short: [
      words(
        'Vergevingsgezind racket met een grote sweetspot.',
        'Forgiving racket with a large sweet spot.',
        'Fehlerverzeihender Schläger mit großer Trefferfläche.',
        'Förlåtande racket med stor träffyta.',
      ),
      words(
        'Racket met balans tussen kracht en controle.',
        'Racket that balances power and control.',
        'Schläger mit ausgewogener Kraft und Kontrolle.',
        'Racket med balans mellan kraft och kontroll.',
      ),
    ],
    long: [
      words(
        'Het {model}-racket vergeeft een bal die net buiten het midden komt. Het frame dempt trillingen vóór ze je arm bereiken, zodat je in de derde set nog even los slaat als in de eerste.',
        'The {model} racket forgives a ball that lands just off centre. The frame absorbs vibration before it reaches your arm, so you swing as freely in the third set as in the first.',
        'Der Schläger {model} verzeiht Bälle, die knapp neben der Mitte ankommen. Der Rahmen dämpft Vibrationen, bevor sie den Arm erreichen, und du schlägst im dritten Satz so frei wie im ersten.',
        '{model}-racketen förlåter en boll som träffar strax utanför mitten. Ramen dämpar vibrationerna innan de når armen, så att du svingar lika fritt i tredje set som i första.',
      ),
      words(
        'Wie graag zelf het tempo bepaalt, heeft aan het {model}-racket een goede partner. Het gaat snel door de lucht, blijft stabiel bij een harde return en laat je de bal precies plaatsen.',
        'If you like to set the pace, the {model} racket is a good partner. It moves quickly through the air, stays stable against a hard return and lets you place the ball precisely.',
        'Wer gern das Tempo bestimmt, findet im Schläger {model} einen guten Partner. Er ist schnell in der Luft, bleibt bei harten Returns stabil und lässt dich den Ball genau platzieren.',
        'Den som gärna styr tempot får en bra partner i {model}-racketen. Den går snabbt genom luften, är stabil mot hårda returer och låter dig placera bollen exakt.',
      ),
    ],
  },
  bat: {
    short: [
      words(
        'Batje met veel grip op de bal.',
        'Bat with plenty of grip on the ball.',
        'Schläger mit griffigem Belag.',
        'Racket med gummi som greppar bollen.',
      ),
    ],
    long: [
      words(
        'Met het {model}-batje voel je wat de bal doet. Vijf lagen hout geven controle, het rubber geeft effect, en de concave greep ligt goed in elke hand.',
        'With the {model} bat you feel what the ball is doing. Five plies of wood give control, the rubber gives spin, and the flared handle suits any hand.',
        'Mit dem Schläger {model} spürst du, was der Ball macht. Fünf Lagen Holz geben Kontrolle, der Belag gibt Spin, und der konkave Griff liegt in jeder Hand gut.',
        'Med {model}-racketen känner du vad bollen gör. Fem lager trä ger kontroll, gummit ger skruv och det konkava handtaget passar alla händer.',
      ),
    ],
  },
  string: {
    short: [
      words(
        'Snaar die spanning houdt en zacht is voor de arm.',
        'String that holds tension and is kind to the arm.',
        'Saite, die Spannung hält und den Arm schont.',
        'Sträng som håller spänningen och är skonsam mot armen.',
      ),
    ],
    long: [
      words(
        'Een racket is zo goed als zijn bespanning. De {model}-snaar houdt haar spanning wekenlang, geeft een gedempt geluid en breekt minder snel op de rand van het frame.',
        'A racket is only as good as its strings. {model} holds its tension for weeks, sounds muted and is slower to break at the edge of the frame.',
        'Ein Schläger ist so gut wie seine Bespannung. Die Saite {model} hält ihre Spannung über Wochen, klingt gedämpft und reißt seltener am Rahmenrand.',
        'En racket är inte bättre än sin strängning. {model}-strängen håller spänningen i veckor, ger ett dämpat ljud och går inte av så lätt vid ramkanten.',
      ),
    ],
  },
  grip: {
    short: [
      words(
        'Grip die droog blijft, ook in de laatste game.',
        'Grip that stays dry to the last game.',
        'Griffband, das bis zum letzten Spiel trocken bleibt.',
        'Grepplinda som håller sig torr till sista gamet.',
      ),
    ],
    long: [
      words(
        'Met een verse {model}-grip voelt elk racket weer als nieuw. De band neemt vocht op, plakt licht aan de hand en is in twee minuten gewikkeld.',
        'With a fresh {model} grip any racket feels new again. The tape absorbs moisture, is slightly tacky and is wound in two minutes.',
        'Mit einem frischen Griffband {model} fühlt sich jeder Schläger wieder neu an. Das Band nimmt Feuchtigkeit auf, ist leicht klebrig und in zwei Minuten gewickelt.',
        'Med en ny {model}-linda känns racketen som ny igen. Lindan suger upp fukt, fäster lätt mot handen och är lindad på två minuter.',
      ),
    ],
  },
  racketBag: {
    short: [
      words(
        'Tas met een apart, gevoerd vak voor je rackets.',
        'Bag with a separate, padded compartment for your rackets.',
        'Tasche mit eigenem, gepolstertem Schlägerfach.',
        'Väska med eget, vadderat fack för racketarna.',
      ),
    ],
    long: [
      words(
        'In de {model}-tas heeft alles zijn plek: rackets in het isolerende vak, natte kleren apart en je sleutels in een vakje dat je ook in het donker vindt. Te dragen als rugzak of aan één hand.',
        'Everything has its place in the {model} bag: rackets in the insulated compartment, wet clothes on their own, keys in a pocket you can find in the dark. Carry it as a backpack or in one hand.',
        'In der Tasche {model} hat alles seinen Platz: Schläger im isolierten Fach, Nasses getrennt und Schlüssel in einer Tasche, die man auch im Dunkeln findet. Tragbar als Rucksack oder an der Hand.',
        'I {model}-väskan har allt sin plats: racketarna i det isolerade facket, blöta kläder för sig och nycklarna i en ficka du hittar även i mörker. Bärs som ryggsäck eller i handen.',
      ),
    ],
  },
  shuttle: {
    short: [
      words(
        'Koker shuttles met een rustige, stabiele vlucht.',
        'Tube of shuttles with a calm, stable flight.',
        'Dose Federbälle mit ruhiger, stabiler Flugbahn.',
        'Rör med bollar som flyger lugnt och stabilt.',
      ),
    ],
    long: [
      words(
        'De {model}-shuttles worden per koker op snelheid gesorteerd, zodat de zesde vliegt als de eerste. De kurken dop veert goed terug en blijft lang rond.',
        'The {model} shuttles are sorted by speed in each tube, so the sixth flies like the first. The cork base rebounds well and stays round for a long time.',
        'Die Federbälle {model} werden je Dose nach Geschwindigkeit sortiert: Der sechste fliegt wie der erste. Der Korkfuß federt gut und bleibt lange rund.',
        '{model}-bollarna sorteras efter hastighet i varje rör, så att den sjätte flyger som den första. Korkbasen studsar bra och håller sig rund länge.',
      ),
    ],
  },
  racketSet: {
    short: [
      words(
        'Set waarmee je meteen de baan op kunt.',
        'A set that takes you straight onto the court.',
        'Ein Set, mit dem du sofort loslegen kannst.',
        'Ett set som tar dig direkt ut på banan.',
      ),
    ],
    long: [
      words(
        'Met {model} hoef je niet uit te zoeken wat bij elkaar past. Kies de onderdelen die je nodig hebt; samen zijn ze voordeliger dan los.',
        'With {model} there is no puzzling over what goes together. Pick the parts you need; together they cost less than on their own.',
        'Mit {model} musst du nicht rätseln, was zusammenpasst. Wähle die Teile, die du brauchst; zusammen sind sie günstiger als einzeln.',
        'Med {model} slipper du fundera på vad som passar ihop. Välj delarna du behöver; tillsammans kostar de mindre än var för sig.',
      ),
    ],
  },
} satisfies Record<string, Family>
