import { paintings } from '../figure';
import { acolyte } from './acolyte';
import { conspirator } from './conspirator';
import { gatekeeper } from './gatekeeper';
import { jeweller } from './jeweller';
import { miner } from './miner';
import { woodcutter } from './woodcutter';

export const APPRENTICES = paintings({
  acolyte,
  jeweller,
  gatekeeper,
  miner,
  woodcutter,
  conspirator,
});
