import anvil from 'icon:anvil';
import astrolabe from 'icon:astrolabe';
import battleGear from 'icon:battle-gear';
import beerStein from 'icon:beer-stein';
import blackKnightHelm from 'icon:black-knight-helm';
import bookshelf from 'icon:bookshelf';
import bubblingFlask from 'icon:bubbling-flask';
import byzantinTemple from 'icon:byzantin-temple';
import campCookingPot from 'icon:camp-cooking-pot';
import caravel from 'icon:caravel';
import castle from 'icon:castle';
import cellarBarrels from 'icon:cellar-barrels';
import church from 'icon:church';
import classicalKnowledge from 'icon:classical-knowledge';
import clockTower from 'icon:clock-tower';
import columnVase from 'icon:column-vase';
import crownCoin from 'icon:crown-coin';
import cryptEntrance from 'icon:crypt-entrance';
import crystalBall from 'icon:crystal-ball';
import daggerRose from 'icon:dagger-rose';
import defensiveWall from 'icon:defensive-wall';
import dragonHead from 'icon:dragon-head';
import dramaMasks from 'icon:drama-masks';
import dungeonGate from 'icon:dungeon-gate';
import elvenCastle from 'icon:elven-castle';
import familyHouse from 'icon:family-house';
import fizzingFlask from 'icon:fizzing-flask';
import fruitTree from 'icon:fruit-tree';
import ghost from 'icon:ghost';
import goldMine from 'icon:gold-mine';
import graveyard from 'icon:graveyard';
import greekTemple from 'icon:greek-temple';
import guardedTower from 'icon:guarded-tower';
import harborDock from 'icon:harbor-dock';
import hillFort from 'icon:hill-fort';
import hoodedAssassin from 'icon:hooded-assassin';
import imperialCrown from 'icon:imperial-crown';
import imprisoned from 'icon:imprisoned';
import ionicColumn from 'icon:ionic-column';
import jeweledChalice from 'icon:jeweled-chalice';
import lighthouse from 'icon:lighthouse';
import lockSpy from 'icon:lock-spy';
import lockedChest from 'icon:locked-chest';
import medievalBarracks from 'icon:medieval-barracks';
import medievalPavilion from 'icon:medieval-pavilion';
import monkFace from 'icon:monk-face';
import mountedKnight from 'icon:mounted-knight';
import obelisk from 'icon:obelisk';
import oldWagon from 'icon:old-wagon';
import openTreasureChest from 'icon:open-treasure-chest';
import palette from 'icon:palette';
import peaceDove from 'icon:peace-dove';
import pestleMortar from 'icon:pestle-mortar';
import popeCrown from 'icon:pope-crown';
import queenCrown from 'icon:queen-crown';
import quillInk from 'icon:quill-ink';
import ringingBell from 'icon:ringing-bell';
import romanToga from 'icon:roman-toga';
import saintBasil from 'icon:saint-basil-cathedral';
import scales from 'icon:scales';
import shipWheel from 'icon:ship-wheel';
import spellBook from 'icon:spell-book';
import spookyHouse from 'icon:spooky-house';
import stable from 'icon:stable';
import stickFrame from 'icon:stick-frame';
import stoneBust from 'icon:stone-bust';
import stonePile from 'icon:stone-pile';
import stoneThrone from 'icon:stone-throne';
import throneKing from 'icon:throne-king';
import treasureMap from 'icon:treasure-map';
import tripleGate from 'icon:triple-gate';
import watchtower from 'icon:watchtower';
import waterMill from 'icon:water-mill';
import waxSeal from 'icon:wax-seal';
import well from 'icon:well';
import whiteTower from 'icon:white-tower';
import witchFace from 'icon:witch-face';
import wizardFace from 'icon:wizard-face';
import wizardStaff from 'icon:wizard-staff';

// Our own figures, on the same 512 grid.
const DIVIDERS =
  '<path d="M256 28a44 44 0 0 1 27 79l113 341-8 40-34-22L256 196l-98 270-34 22-8-40L229 107a44 44 0 0 1 27-79zm0 30a15 15 0 1 0 0 30 15 15 0 0 0 0-30z"/><path d="M84 262c108 82 236 82 344 0l16 27c-118 92-258 92-376 0z"/>';
const COIF =
  '<path d="M256 24c-92 0-150 66-150 168 0 60-22 104-70 150l44 22c-10 44-28 78-54 112 70 18 156 22 230 22s160-4 230-22c-26-34-44-68-54-112l44-22c-48-46-70-90-70-150C406 90 348 24 256 24zm0 84c58 0 92 40 92 100 0 66-38 132-92 132s-92-66-92-132c0-60 34-100 92-100z"/><path fill-rule="evenodd" d="M160 176c64-14 128-14 192 0v58c-64 18-128 18-192 0zm48 10a26 17 0 1 0 0 36 26 17 0 0 0 0-36zm96 0a26 17 0 1 0 0 36 26 17 0 0 0 0-36z"/>';

/** What stands for each district. */
export const DISTRICT_ICONS: Record<string, string> = {
  manor: familyHouse,
  castle,
  palace: elvenCastle,
  temple: greekTemple,
  church,
  monastery: byzantinTemple,
  cathedral: saintBasil,
  tavern: beerStein,
  market: medievalPavilion,
  trading_post: cellarBarrels,
  docks: harborDock,
  harbor: caravel,
  town_hall: clockTower,
  watchtower,
  prison: imprisoned,
  barracks: medievalBarracks,
  fortress: hillFort,
  armory: battleGear,
  basilica: tripleGate,
  capitol: ionicColumn,
  dragon_gate: dragonHead,
  factory: waterMill,
  framework: stickFrame,
  gold_mine: goldMine,
  great_wall: defensiveWall,
  haunted_quarter: spookyHouse,
  imperial_treasury: openTreasureChest,
  ivory_tower: whiteTower,
  keep: guardedTower,
  laboratory: bubblingFlask,
  library: bookshelf,
  map_room: treasureMap,
  monument: obelisk,
  museum: columnVase,
  necropolis: cryptEntrance,
  observatory: astrolabe,
  park: fruitTree,
  poor_house: campCookingPot,
  quarry: stonePile,
  school_of_magic: spellBook,
  secret_vault: lockedChest,
  smithy: anvil,
  stables: stable,
  statue: stoneBust,
  theater: dramaMasks,
  thieves_den: dungeonGate,
  wishing_well: well,
  haunted_city: ghost,
  graveyard,
  university: classicalKnowledge,
  lighthouse,
  bell_tower: ringingBell,
  hospital: pestleMortar,
  throne_room: stoneThrone,
};

/** What stands for each character. */
export const CHARACTER_ICONS: Record<string, string> = {
  assassin: hoodedAssassin,
  witch: witchFace,
  magistrate: waxSeal,
  thief: COIF,
  spy: lockSpy,
  blackmailer: daggerRose,
  magician: wizardFace,
  wizard: wizardStaff,
  seer: crystalBall,
  king: throneKing,
  emperor: imperialCrown,
  patrician: romanToga,
  bishop: popeCrown,
  abbot: monkFace,
  cardinal: jeweledChalice,
  merchant: scales,
  alchemist: fizzingFlask,
  trader: oldWagon,
  architect: DIVIDERS,
  navigator: shipWheel,
  scholar: quillInk,
  warlord: blackKnightHelm,
  diplomat: peaceDove,
  marshal: mountedKnight,
  queen: queenCrown,
  artist: palette,
  tax_collector: crownCoin,
};

export default (thing: string): string | null => CHARACTER_ICONS[thing] ?? DISTRICT_ICONS[thing] ?? null;
