import { paintings } from '../figure';
import { abbot } from './abbot';
import { alchemist } from './alchemist';
import { architect } from './architect';
import { artist } from './artist';
import { assassin } from './assassin';
import { bishop } from './bishop';
import { blackmailer } from './blackmailer';
import { cardinal } from './cardinal';
import { diplomat } from './diplomat';
import { emperor } from './emperor';
import { king } from './king';
import { magician } from './magician';
import { magistrate } from './magistrate';
import { marshal } from './marshal';
import { merchant } from './merchant';
import { navigator } from './navigator';
import { patrician } from './patrician';
import { queen } from './queen';
import { scholar } from './scholar';
import { seer } from './seer';
import { spy } from './spy';
import { taxCollector } from './tax_collector';
import { thief } from './thief';
import { trader } from './trader';
import { warlord } from './warlord';
import { witch } from './witch';
import { wizard } from './wizard';

export const FACES = paintings({
  assassin,
  witch,
  magistrate,
  thief,
  spy,
  blackmailer,
  magician,
  wizard,
  seer,
  king,
  emperor,
  patrician,
  bishop,
  abbot,
  cardinal,
  merchant,
  alchemist,
  trader,
  architect,
  navigator,
  scholar,
  warlord,
  diplomat,
  marshal,
  queen,
  artist,
  tax_collector: taxCollector,
});
