// The drawing function of each silhouette, and the part that its detail view shows.
import { backpack, racketBag, sportsBag } from './accessories/bags.ts'
import { ballPump, waterBottle } from './accessories/bottles.ts'
import { cones, towel, whistle } from './accessories/pitch.ts'
import { captainArmband, headband, shinGuards, sportsWatch } from './accessories/worn.ts'
import { basketball, football, handball, medicineBall, rugbyBall, volleyball } from './balls/balls.ts'
import { floorball, hockeyBall, tennisBall } from './balls/small-balls.ts'
import type { Pen } from './drawing/pen.ts'
import { cap } from './garments/cap.ts'
import { hoodie, rainJacket, trainingJacket } from './garments/jackets.ts'
import { beanie, teamSocks } from './garments/knitwear.ts'
import {
  baseLayer,
  basketballVest,
  footballShirt,
  goalkeeperJersey,
  hockeyPolo,
  rugbyJersey,
  tankTop,
  trainingBib,
  tShirt,
  volleyballShirt,
} from './garments/shirts.ts'
import { leggings, runningShorts, teamShorts, tracksuitTrousers } from './garments/shorts.ts'
import { gloves, sportsBra, tennisSkirt } from './garments/small-wear.ts'
import { teamKit } from './garments/team-kit.ts'
import type { Silhouette } from './picture-spec.ts'
import { padelRacket, tableTennisBat } from './rackets/bats.ts'
import { overgrip, shuttlecock, stringReel, tennisBallTube } from './rackets/extras.ts'
import { badmintonRacket, squashRacket, tennisRacket } from './rackets/rackets.ts'
import { drawShoes } from './shoes/draw-shoes.ts'

/** A square of the 1000 × 1000 picture. */
type Crop = [x: number, y: number, size: number]

interface Drawing {
  draw: (pen: Pen) => string
  detail: Crop
}

const chest: Crop = [350, 84, 330]

/** The drawing function and detail of every silhouette. */
export const drawings: Record<Silhouette, Drawing> = {
  'football-shirt': { draw: footballShirt, detail: chest },
  'goalkeeper-jersey': { draw: goalkeeperJersey, detail: chest },
  'basketball-vest': { draw: basketballVest, detail: [340, 84, 330] },
  'rugby-jersey': { draw: rugbyJersey, detail: [340, 80, 340] },
  'hockey-polo': { draw: hockeyPolo, detail: [340, 80, 340] },
  'volleyball-shirt': { draw: volleyballShirt, detail: chest },
  'team-shorts': { draw: teamShorts, detail: [330, 150, 340] },
  'team-socks': { draw: teamSocks, detail: [330, 80, 360] },
  'training-jacket': { draw: trainingJacket, detail: [340, 60, 340] },
  'tracksuit-trousers': { draw: tracksuitTrousers, detail: [320, 60, 360] },
  'training-bib': { draw: trainingBib, detail: chest },
  'team-kit': { draw: teamKit, detail: [180, 30, 420] },
  'tennis-racket': { draw: tennisRacket, detail: [400, 330, 330] },
  'badminton-racket': { draw: badmintonRacket, detail: [460, 120, 340] },
  'padel-racket': { draw: padelRacket, detail: [330, 330, 360] },
  'squash-racket': { draw: squashRacket, detail: [380, 340, 330] },
  'table-tennis-bat': { draw: tableTennisBat, detail: [310, 380, 380] },
  'string-reel': { draw: stringReel, detail: [300, 200, 400] },
  'racket-bag': { draw: racketBag, detail: [230, 330, 400] },
  'tennis-ball-tube': { draw: tennisBallTube, detail: [330, 80, 400] },
  shuttlecock: { draw: shuttlecock, detail: [440, 380, 400] },
  overgrip: { draw: overgrip, detail: [400, 420, 420] },
  'running-shoe': { draw: drawShoes, detail: [360, 250, 380] },
  'indoor-shoe': { draw: drawShoes, detail: [360, 290, 380] },
  'football-boot': { draw: drawShoes, detail: [100, 360, 380] },
  'tennis-shoe': { draw: drawShoes, detail: [360, 250, 380] },
  'trail-shoe': { draw: drawShoes, detail: [60, 380, 360] },
  'slide-sandal': { draw: drawShoes, detail: [200, 380, 400] },
  'basketball-high-top': { draw: drawShoes, detail: [420, 110, 420] },
  'track-spikes': { draw: drawShoes, detail: [90, 390, 350] },
  'court-sneaker': { draw: drawShoes, detail: [140, 370, 360] },
  't-shirt': { draw: tShirt, detail: chest },
  hoodie: { draw: hoodie, detail: [320, 60, 380] },
  leggings: { draw: leggings, detail: [330, 60, 380] },
  'running-shorts': { draw: runningShorts, detail: [160, 420, 380] },
  'sports-bra': { draw: sportsBra, detail: [300, 180, 400] },
  'rain-jacket': { draw: rainJacket, detail: [320, 60, 380] },
  'tennis-skirt': { draw: tennisSkirt, detail: [200, 500, 380] },
  'base-layer': { draw: baseLayer, detail: chest },
  'tank-top': { draw: tankTop, detail: chest },
  cap: { draw: cap, detail: [270, 300, 400] },
  beanie: { draw: beanie, detail: [320, 480, 360] },
  gloves: { draw: gloves, detail: [110, 400, 380] },
  football: { draw: football, detail: [340, 330, 340] },
  basketball: { draw: basketball, detail: [280, 380, 340] },
  volleyball: { draw: volleyball, detail: [380, 360, 360] },
  handball: { draw: handball, detail: [340, 360, 340] },
  'rugby-ball': { draw: rugbyBall, detail: [280, 360, 400] },
  'tennis-ball': { draw: tennisBall, detail: [500, 420, 400] },
  'hockey-ball': { draw: hockeyBall, detail: [500, 420, 400] },
  floorball: { draw: floorball, detail: [500, 420, 400] },
  'medicine-ball': { draw: medicineBall, detail: [300, 340, 400] },
  'water-bottle': { draw: waterBottle, detail: [320, 80, 380] },
  'sports-bag': { draw: sportsBag, detail: [100, 330, 380] },
  backpack: { draw: backpack, detail: [300, 380, 400] },
  headband: { draw: headband, detail: [320, 400, 360] },
  'shin-guards': { draw: shinGuards, detail: [200, 260, 420] },
  whistle: { draw: whistle, detail: [340, 380, 420] },
  cones: { draw: cones, detail: [360, 460, 420] },
  'ball-pump': { draw: ballPump, detail: [300, 80, 420] },
  towel: { draw: towel, detail: [540, 320, 340] },
  'sports-watch': { draw: sportsWatch, detail: [300, 280, 440] },
  'captain-armband': { draw: captainArmband, detail: [300, 340, 400] },
}
