// Texts of clothing.
import { words } from '../words.ts'
import type { Family } from './family.ts'

export const clothingFamilies = {
  tee: {
    short: [
      words(
        'Luchtig sportshirt voor elke training.',
        'Breathable sports shirt for any session.',
        'Luftiges Sportshirt für jedes Training.',
        'Luftig träningströja för alla pass.',
      ),
      words(
        'Zacht shirt dat vocht van de huid weghaalt.',
        'Soft shirt that draws moisture away from the skin.',
        'Weiches Shirt, das Feuchtigkeit von der Haut leitet.',
        'Mjuk tröja som transporterar bort fukt.',
      ),
    ],
    long: [
      words(
        'Het {model}-shirt merk je niet, en dat is precies de bedoeling. De platte naden liggen weg van de plekken waar een tas of rugzak drukt, en de rug is iets langer zodat niets opkruipt.',
        'You won’t notice the {model} shirt, which is exactly the idea. The flat seams sit away from where a bag or backpack presses, and the back is a little longer so nothing rides up.',
        'Das Shirt {model} spürst du nicht, und genau so ist es gedacht. Die flachen Nähte liegen nicht dort, wo Tasche oder Rucksack drücken, und der Rücken ist etwas länger, damit nichts hochrutscht.',
        '{model}-tröjan märks inte, och det är precis meningen. De platta sömmarna ligger inte där en väska trycker och ryggen är lite längre så att inget glider upp.',
      ),
    ],
  },
  hoodie: {
    short: [
      words(
        'Warme trui, fijn voor en na het sporten.',
        'Warm layer for before and after sport.',
        'Warmer Pullover für vor und nach dem Sport.',
        'Varm tröja, skön före och efter träningen.',
      ),
    ],
    long: [
      words(
        'De {model} is de trui die je aantrekt als de training voorbij is en pas laat weer uitdoet. Van binnen zacht geruwd, van buiten stevig gebreid, met een zak die groot genoeg is voor koude handen.',
        'The {model} is the one you put on after training and keep on all evening. Softly brushed inside, firmly knitted outside, with a pocket big enough for cold hands.',
        'Der {model} ist der Pullover, den man nach dem Training anzieht und den ganzen Abend anbehält. Innen weich angeraut, außen fest gestrickt und mit einer Tasche, die groß genug für kalte Hände ist.',
        '{model} är tröjan du tar på dig när träningen är slut och tar av dig sent. Mjukt ruggad på insidan, fast stickad på utsidan och med en ficka som rymmer kalla händer.',
      ),
    ],
  },
  sportsJacket: {
    short: [
      words(
        'Licht jack dat wind en buien tegenhoudt.',
        'Light jacket that stops wind and showers.',
        'Leichte Jacke gegen Wind und Schauer.',
        'Lätt jacka som stoppar vind och skurar.',
      ),
    ],
    long: [
      words(
        'Het {model}-jack past opgevouwen in zijn eigen borstzak. Onderweg houdt het de wind tegen, terwijl openingen op de rug de warmte laten gaan. Reflecterende details maken je zichtbaar als het schemert.',
        'The {model} jacket folds into its own chest pocket. On the move it stops the wind, while vents at the back let the heat out. Reflective details keep you visible at dusk.',
        'Die Jacke {model} lässt sich in die eigene Brusttasche falten. Unterwegs hält sie den Wind ab, während Öffnungen am Rücken die Wärme hinauslassen. Reflektierende Details machen dich in der Dämmerung sichtbar.',
        '{model}-jackan viks ihop i sin egen bröstficka. Under farten stoppar den vinden medan öppningar i ryggen släpper ut värmen. Reflexdetaljer gör att du syns i skymningen.',
      ),
    ],
  },
  tights: {
    short: [
      words(
        'Aansluitende tight die ondersteunt en blijft zitten.',
        'Close-fitting tights that support and stay put.',
        'Eng anliegende Tights, die stützen und sitzen bleiben.',
        'Åtsittande tights som ger stöd och sitter på plats.',
      ),
    ],
    long: [
      words(
        'De {model}-tight sluit aan zonder te knijpen. De hoge band blijft bij een squat op zijn plaats, de stof is niet doorschijnend en in het zijvak past een telefoon.',
        'The {model} tights hug without squeezing. The high waistband stays put in a squat, the fabric is opaque and the side pocket holds a phone.',
        'Die Tights {model} liegen an, ohne zu drücken. Der hohe Bund bleibt bei der Kniebeuge an seinem Platz, der Stoff ist blickdicht, und in die Seitentasche passt ein Telefon.',
        '{model}-tightsen sitter åt utan att klämma. Den höga midjan stannar på plats i knäböj, tyget är inte genomskinligt och sidofickan rymmer en telefon.',
      ),
    ],
  },
  sportsShorts: {
    short: [
      words(
        'Sportshort met ruimte om te bewegen.',
        'Sports shorts with room to move.',
        'Sportshorts mit Bewegungsfreiheit.',
        'Träningsshorts med rörelsefrihet.',
      ),
    ],
    long: [
      words(
        'De {model}-short heeft een split opzij, zodat hij bij elke pas meegeeft. De binnenbroek is zacht, het sleutelvak sluit met een rits en de taille is verstelbaar.',
        'The {model} shorts are split at the side, so they give with every stride. The liner is soft, the key pocket zips shut and the waist is adjustable.',
        'Die Shorts {model} sind seitlich geschlitzt und geben bei jedem Schritt nach. Die Innenhose ist weich, das Schlüsselfach hat einen Reißverschluss, und der Bund ist verstellbar.',
        '{model}-shortsen har slits i sidan och ger efter för varje steg. Innerbyxan är mjuk, nyckelfickan stängs med dragkedja och midjan är justerbar.',
      ),
    ],
  },
  skirt: {
    short: [
      words(
        'Sportrokje met ingebouwde binnenbroek.',
        'Sports skirt with built-in shorts.',
        'Sportrock mit integrierter Innenhose.',
        'Träningskjol med inbyggda shorts.',
      ),
    ],
    long: [
      words(
        'Het {model}-rokje zwaait mee en blijft toch zitten. In de binnenbroek past aan beide kanten een bal, en de brede band rolt niet om.',
        'The {model} skirt moves with you and still stays put. The inner shorts hold a ball on either side, and the wide waistband doesn’t roll over.',
        'Der Rock {model} schwingt mit und sitzt trotzdem. In die Innenhose passt auf beiden Seiten ein Ball, und der breite Bund rollt sich nicht um.',
        '{model}-kjolen svänger med och sitter ändå på plats. Innerbyxan rymmer en boll på varje sida och den breda midjan rullar sig inte.',
      ),
    ],
  },
  baseLayer: {
    short: [
      words(
        'Warme eerste laag die droog blijft.',
        'Warm first layer that stays dry.',
        'Warme erste Schicht, die trocken bleibt.',
        'Varmt första lager som håller sig torrt.',
      ),
    ],
    long: [
      words(
        'Onder het shirt doet {model} het stille werk. De stof houdt warmte vast, voert zweet af en heeft geen naad waar scheenbeschermers of schouderbanden drukken.',
        'Under your shirt {model} does the quiet work. The fabric holds warmth, carries sweat away and has no seam where shin guards or straps press.',
        'Unter dem Trikot leistet {model} die stille Arbeit. Der Stoff hält warm, leitet Schweiß ab und hat keine Naht, wo Schoner oder Träger drücken.',
        'Under tröjan gör {model} det tysta arbetet. Tyget håller värmen, leder bort svett och har ingen söm där benskydd eller remmar trycker.',
      ),
    ],
  },
  bra: {
    short: [
      words(
        'Sportbeha met stevige steun en zachte banden.',
        'Sports bra with firm support and soft straps.',
        'Sport-BH mit festem Halt und weichen Trägern.',
        'Sport-bh med stadigt stöd och mjuka axelband.',
      ),
    ],
    long: [
      words(
        'De {model} houdt alles op zijn plaats bij elke sprong, zonder dat ademhalen zwaarder gaat. De banden zijn verstelbaar en kruisen op de rug, de onderband is breed en zacht.',
        'The {model} keeps everything in place with every jump, without making it harder to breathe. The straps adjust and cross at the back, and the band is wide and soft.',
        'Der {model} hält bei jedem Sprung alles an seinem Platz, ohne das Atmen zu erschweren. Die Träger sind verstellbar und kreuzen sich am Rücken, das Unterbrustband ist breit und weich.',
        '{model} håller allt på plats vid varje hopp utan att göra det tyngre att andas. Axelbanden är justerbara och korsas på ryggen, och bandet under bysten är brett och mjukt.',
      ),
    ],
  },
  sportsSock: {
    short: [
      words(
        'Sokken met demping waar je landt.',
        'Socks with cushioning where you land.',
        'Socken mit Polsterung, wo du auftrittst.',
        'Strumpor med dämpning där du landar.',
      ),
    ],
    long: [
      words(
        'De {model}-sokken hebben een linker- en een rechtervoet. Daardoor zit er geen rimpel bij je tenen, en de extra lussen onder hiel en bal vangen de klap op.',
        'The {model} socks have a left and a right foot. That means no wrinkle at your toes, and the extra loops under heel and ball take the impact.',
        'Die Socken {model} haben einen linken und einen rechten Fuß. So entsteht keine Falte an den Zehen, und die zusätzlichen Schlingen unter Ferse und Ballen fangen den Stoß ab.',
        '{model}-strumporna har en vänster- och en högerfot. Därför blir det inget veck vid tårna, och de extra öglorna under häl och trampdyna tar upp stöten.',
      ),
    ],
  },
} satisfies Record<string, Family>
