// The category tree: six departments, their groups and leaves, with their names. Url paths and ids follow from it.
import type { Words } from '../schema/catalogue.ts'
import { words } from './words.ts'

export interface Branch {
  code: string
  name: Words
  children?: readonly Branch[]
}

const branch = (code: string, name: Words, ...children: Branch[]): Branch => ({ code, name, children })

const teamWear = branch(
  'team-wear',
  words('Teamkleding', 'Team wear', 'Teamkleidung', 'Lagkläder'),
  branch(
    'match-wear',
    words('Wedstrijdkleding', 'Match wear', 'Spielkleidung', 'Matchkläder'),
    branch('match-shirts', words('Wedstrijdshirts', 'Match shirts', 'Trikots', 'Matchtröjor')),
    branch('match-shorts', words('Wedstrijdbroeken', 'Match shorts', 'Spielhosen', 'Matchshorts')),
    branch('match-socks', words('Voetbalsokken', 'Football socks', 'Stutzen', 'Fotbollsstrumpor')),
    branch('goalkeeper-wear', words('Keeperskleding', 'Goalkeeper wear', 'Torwartkleidung', 'Målvaktskläder')),
  ),
  branch(
    'training-wear',
    words('Trainingskleding', 'Training wear', 'Trainingskleidung', 'Träningskläder'),
    branch('training-tops', words('Trainingstops', 'Training tops', 'Trainingsoberteile', 'Träningströjor')),
    branch('training-trousers', words('Trainingsbroeken', 'Training trousers', 'Trainingshosen', 'Träningsbyxor')),
    branch('tracksuits', words('Trainingspakken', 'Tracksuits', 'Trainingsanzüge', 'Träningsoveraller')),
    branch('bibs', words('Trainingshesjes', 'Training bibs', 'Leibchen', 'Träningsvästar')),
  ),
  branch(
    'club-wear',
    words('Clubkleding', 'Club wear', 'Vereinskleidung', 'Klubbkläder'),
    branch('polo-shirts', words('Polo’s', 'Polo shirts', 'Poloshirts', 'Pikétröjor')),
    branch('club-jackets', words('Coachjassen', 'Coach jackets', 'Coachjacken', 'Coachjackor')),
  ),
  branch(
    'team-packages',
    words('Teampakketten', 'Team packages', 'Teampakete', 'Lagpaket'),
    branch('full-kits', words('Complete tenues', 'Full kits', 'Komplette Trikotsätze', 'Kompletta matchställ')),
    branch('training-sets', words('Trainingssets', 'Training sets', 'Trainingssets', 'Träningsset')),
  ),
)

const racketSports = branch(
  'racket-sports',
  words('Racketsport', 'Racket sports', 'Racketsport', 'Racketsport'),
  branch(
    'tennis',
    words('Tennis', 'Tennis', 'Tennis', 'Tennis'),
    branch('tennis-rackets', words('Tennisrackets', 'Tennis rackets', 'Tennisschläger', 'Tennisracketar')),
    branch('tennis-strings', words('Tennissnaren', 'Tennis strings', 'Tennissaiten', 'Tennissträngar')),
  ),
  branch(
    'padel',
    words('Padel', 'Padel', 'Padel', 'Padel'),
    branch('padel-rackets', words('Padelrackets', 'Padel rackets', 'Padelschläger', 'Padelracketar')),
    branch('padel-bags', words('Padeltassen', 'Padel bags', 'Padeltaschen', 'Padelväskor')),
  ),
  branch(
    'badminton-and-squash',
    words('Badminton en squash', 'Badminton and squash', 'Badminton und Squash', 'Badminton och squash'),
    branch('badminton-rackets', words('Badmintonrackets', 'Badminton rackets', 'Badmintonschläger', 'Badmintonracketar')),
    branch('shuttlecocks', words('Shuttles', 'Shuttlecocks', 'Federbälle', 'Badmintonbollar')),
    branch('squash-rackets', words('Squashrackets', 'Squash rackets', 'Squashschläger', 'Squashracketar')),
  ),
  branch(
    'table-tennis',
    words('Tafeltennis', 'Table tennis', 'Tischtennis', 'Bordtennis'),
    branch('table-tennis-bats', words('Tafeltennisbatjes', 'Table tennis bats', 'Tischtennisschläger', 'Bordtennisracketar')),
  ),
  branch(
    'racket-accessories',
    words('Racketaccessoires', 'Racket accessories', 'Schlägerzubehör', 'Rackettillbehör'),
    branch('grips', words('Grips', 'Grips', 'Griffbänder', 'Grepplindor')),
    branch('racket-bags', words('Rackettassen', 'Racket bags', 'Schlägertaschen', 'Racketväskor')),
    branch('racket-sets', words('Racketsets', 'Racket sets', 'Schlägersets', 'Racketset')),
  ),
)

const shoes = branch(
  'shoes',
  words('Schoenen', 'Shoes', 'Schuhe', 'Skor'),
  branch(
    'football-shoes',
    words('Voetbalschoenen', 'Football boots', 'Fußballschuhe', 'Fotbollsskor'),
    branch('firm-ground', words('Natuurgras', 'Firm ground', 'Naturrasen', 'Naturgräs')),
    branch('artificial-grass', words('Kunstgras', 'Artificial grass', 'Kunstrasen', 'Konstgräs')),
    branch('futsal-shoes', words('Zaalvoetbalschoenen', 'Futsal shoes', 'Futsalschuhe', 'Futsalskor')),
  ),
  branch(
    'court-shoes',
    words('Baan- en zaalschoenen', 'Court shoes', 'Court- und Hallenschuhe', 'Ban- och inomhusskor'),
    branch('tennis-shoes', words('Tennisschoenen', 'Tennis shoes', 'Tennisschuhe', 'Tennisskor')),
    branch('padel-shoes', words('Padelschoenen', 'Padel shoes', 'Padelschuhe', 'Padelskor')),
    branch('basketball-shoes', words('Basketbalschoenen', 'Basketball shoes', 'Basketballschuhe', 'Basketskor')),
    branch('indoor-shoes', words('Indoorschoenen', 'Indoor shoes', 'Hallenschuhe', 'Inomhusskor')),
  ),
  branch(
    'running',
    words('Hardlopen', 'Running', 'Laufen', 'Löpning'),
    branch('running-shoes', words('Hardloopschoenen', 'Running shoes', 'Laufschuhe', 'Löparskor')),
    branch('trail-shoes', words('Trailschoenen', 'Trail shoes', 'Trailschuhe', 'Trailskor')),
    branch('spikes', words('Spikes', 'Track spikes', 'Spikes', 'Spikskor')),
  ),
  branch(
    'leisure-shoes',
    words('Vrije tijd', 'Leisure', 'Freizeit', 'Fritid'),
    branch('slides', words('Badslippers', 'Slides', 'Badelatschen', 'Badtofflor')),
    branch('trainers', words('Sneakers', 'Trainers', 'Sneaker', 'Sneakers')),
  ),
)

const clothing = branch(
  'clothing',
  words('Kleding', 'Clothing', 'Bekleidung', 'Kläder'),
  branch(
    'tops',
    words('Shirts en truien', 'Tops', 'Oberteile', 'Överdelar'),
    branch('sports-shirts', words('Sportshirts', 'Sports shirts', 'Sportshirts', 'Tränings-t-shirtar')),
    branch('hoodies', words('Hoodies en sweaters', 'Hoodies and sweatshirts', 'Hoodies und Sweatshirts', 'Huvtröjor och sweatshirtar')),
    branch('sports-jackets', words('Sportjassen', 'Sports jackets', 'Sportjacken', 'Träningsjackor')),
  ),
  branch(
    'bottoms',
    words('Broeken en rokjes', 'Bottoms', 'Hosen und Röcke', 'Byxor och kjolar'),
    branch('tights', words('Tights', 'Tights', 'Tights', 'Tights')),
    branch('sports-shorts', words('Sportshorts', 'Sports shorts', 'Sportshorts', 'Träningsshorts')),
    branch('skirts', words('Sportrokjes', 'Skirts', 'Sportröcke', 'Träningskjolar')),
  ),
  branch(
    'underwear',
    words('Onderkleding', 'Underwear', 'Funktionswäsche', 'Underkläder'),
    branch('base-layers', words('Thermokleding', 'Base layers', 'Thermowäsche', 'Underställ')),
    branch('sports-bras', words('Sportbeha’s', 'Sports bras', 'Sport-BHs', 'Sport-bh')),
    branch('sports-socks', words('Sportsokken', 'Sports socks', 'Sportsocken', 'Sportstrumpor')),
  ),
)

const balls = branch(
  'balls',
  words('Ballen', 'Balls', 'Bälle', 'Bollar'),
  branch(
    'footballs',
    words('Voetballen', 'Footballs', 'Fußbälle', 'Fotbollar'),
    branch('match-balls', words('Wedstrijdballen', 'Match balls', 'Spielbälle', 'Matchbollar')),
    branch('training-balls', words('Trainingsballen', 'Training balls', 'Trainingsbälle', 'Träningsbollar')),
    branch('futsal-balls', words('Futsalballen', 'Futsal balls', 'Futsalbälle', 'Futsalbollar')),
  ),
  branch(
    'indoor-balls',
    words('Zaalsportballen', 'Indoor sports balls', 'Hallensportbälle', 'Inomhusbollar'),
    branch('handballs', words('Handballen', 'Handballs', 'Handbälle', 'Handbollar')),
    branch('floorballs', words('Floorballballen', 'Floorballs', 'Floorballbälle', 'Innebandybollar')),
    branch('basketballs', words('Basketballen', 'Basketballs', 'Basketbälle', 'Basketbollar')),
    branch('volleyballs', words('Volleyballen', 'Volleyballs', 'Volleybälle', 'Volleybollar')),
  ),
  branch(
    'racket-balls',
    words('Tennis- en padelballen', 'Tennis and padel balls', 'Tennis- und Padelbälle', 'Tennis- och padelbollar'),
    branch('tennis-balls', words('Tennisballen', 'Tennis balls', 'Tennisbälle', 'Tennisbollar')),
    branch('padel-balls', words('Padelballen', 'Padel balls', 'Padelbälle', 'Padelbollar')),
  ),
  branch(
    'field-balls',
    words('Rugby, hockey en fitness', 'Rugby, hockey and fitness', 'Rugby, Hockey und Fitness', 'Rugby, landhockey och fitness'),
    branch('rugby-balls', words('Rugbyballen', 'Rugby balls', 'Rugbybälle', 'Rugbybollar')),
    branch('hockey-balls', words('Hockeyballen', 'Hockey balls', 'Hockeybälle', 'Landhockeybollar')),
    branch('medicine-balls', words('Medicineballen', 'Medicine balls', 'Medizinbälle', 'Medicinbollar')),
  ),
)

const accessories = branch(
  'accessories',
  words('Accessoires', 'Accessories', 'Zubehör', 'Tillbehör'),
  branch(
    'bags',
    words('Tassen', 'Bags', 'Taschen', 'Väskor'),
    branch('sports-bags', words('Sporttassen', 'Sports bags', 'Sporttaschen', 'Sportväskor')),
    branch('backpacks', words('Rugzakken', 'Backpacks', 'Rucksäcke', 'Ryggsäckar')),
    branch('ball-bags', words('Ballentassen', 'Ball bags', 'Balltaschen', 'Bollväskor')),
  ),
  branch(
    'protection',
    words('Bescherming', 'Protection', 'Schutz', 'Skydd'),
    branch('shin-guards', words('Scheenbeschermers', 'Shin guards', 'Schienbeinschoner', 'Benskydd')),
    branch('goalkeeper-gloves', words('Keepershandschoenen', 'Goalkeeper gloves', 'Torwarthandschuhe', 'Målvaktshandskar')),
  ),
  branch(
    'training-equipment',
    words('Trainingsmateriaal', 'Training equipment', 'Trainingszubehör', 'Träningsutrustning'),
    branch('cones', words('Pionnen en hoedjes', 'Cones and markers', 'Hütchen und Hauben', 'Koner och markeringar')),
    branch('bottles', words('Bidons', 'Water bottles', 'Trinkflaschen', 'Vattenflaskor')),
    branch('captains-armbands', words('Aanvoerdersbanden', 'Captain’s armbands', 'Kapitänsbinden', 'Kaptensbindlar')),
    branch(
      'coaching',
      words('Fluitjes, pompen en horloges', 'Whistles, pumps and watches', 'Pfeifen, Pumpen und Uhren', 'Visselpipor, pumpar och klockor'),
    ),
  ),
  branch(
    'headwear-and-gloves',
    words(
      'Mutsen, handschoenen en handdoeken',
      'Headwear, gloves and towels',
      'Mützen, Handschuhe und Handtücher',
      'Mössor, handskar och handdukar',
    ),
    branch('caps', words('Petten', 'Caps', 'Caps', 'Kepsar')),
    branch('beanies', words('Mutsen', 'Beanies', 'Mützen', 'Mössor')),
    branch('headbands', words('Hoofdbanden', 'Headbands', 'Stirnbänder', 'Pannband')),
    branch('towels', words('Handdoeken', 'Towels', 'Handtücher', 'Handdukar')),
    branch('player-gloves', words('Sporthandschoenen', 'Player gloves', 'Feldspielerhandschuhe', 'Spelarhandskar')),
  ),
)

/** Departments in the order of the menu. */
export const tree: readonly Branch[] = [teamWear, racketSports, shoes, clothing, balls, accessories]
