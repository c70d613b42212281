import { handDefs } from './hands';
import { INK } from './pen';

const ARCH = 'M12 300V152A150 150 0 0 1 120 8A150 150 0 0 1 228 152V300Z';
const DISC = '<circle cx="120" cy="122" r="92"/>';

const FRAMES = `<clipPath id="glass-arch-cut"><path d="${ARCH}"/></clipPath>
<clipPath id="glass-token-cut">${DISC}</clipPath>
<path id="glass-edge" d="M25 320V152A137 137 0 0 1 120 21.6A137 137 0 0 1 215 152V320"/>
<g id="glass-arch" fill="none"><path d="${ARCH}" stroke-width="12"/><path d="${ARCH}" stroke="url(#glass-gilt)" stroke-width="7.5"/><path d="M18 294V152A144 144 0 0 1 120 15.5A144 144 0 0 1 222 152V294Z" stroke-width="1.6"/></g>
<g id="glass-token" fill="none"><circle cx="120" cy="122" r="91" stroke-width="8"/><circle cx="120" cy="122" r="91" stroke="url(#glass-gilt)" stroke-width="5"/></g>`;

const PATTERNS = `<pattern id="glass-diaper" width="26" height="26" patternUnits="userSpaceOnUse"><path d="M13 0L26 13L13 26L0 13Z" fill="none" stroke="${INK}" stroke-opacity=".5" stroke-width="1.1"/><path d="M13 7l2 4 4 2-4 2-2 4-2-4-4-2 4-2z" fill="#fff3d6" fill-opacity=".4"/></pattern>
<pattern id="glass-quarry" width="30" height="42" patternUnits="userSpaceOnUse"><path d="M15 0L30 21L15 42L0 21Z" fill="#fff3d6" fill-opacity=".14" stroke="${INK}" stroke-opacity=".6" stroke-width="1.4"/></pattern>
<pattern id="glass-hatch" width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(-38)"><path d="M0 2.5H5" stroke="${INK}" stroke-opacity=".34" stroke-width="1.1"/></pattern>
<pattern id="glass-brocade" width="22" height="30" patternUnits="userSpaceOnUse"><path d="M11 3Q18 9 11 16Q4 9 11 3ZM0 18Q7 24 0 31Q-7 24 0 18ZM22 18Q29 24 22 31Q15 24 22 18ZM11 16V22M7 20Q11 16 15 20" fill="#f3d27a" fill-opacity=".34" stroke="#f3d27a" stroke-opacity=".5" stroke-width="1"/></pattern>
<pattern id="glass-mail" width="8" height="7" patternUnits="userSpaceOnUse"><path d="M0 1a4 4 0 0 0 8 0M-4 4.5a4 4 0 0 0 8 0M4 4.5a4 4 0 0 0 8 0" fill="none" stroke="${INK}" stroke-width="1.2"/></pattern>`;

const LIGHT = `<linearGradient id="glass-gilt" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#f8e09a"/><stop offset=".5" stop-color="#d9a536"/><stop offset="1" stop-color="#9a6a16"/></linearGradient>
<g id="glass-panes" stroke="${INK}" stroke-width="1.5" stroke-opacity=".7"><path d="M0 60L62 84L52 140L0 150ZM120 0V48L168 66L210 20ZM240 190L188 150L176 200L196 300H240Z" fill="#fff3d6" fill-opacity=".13"/><path d="M0 150L52 140L66 196L40 300H0ZM120 0V48L74 64L30 20ZM240 60L178 84L188 150L240 190Z" fill="#12060a" fill-opacity=".13"/></g>
<radialGradient id="glass-air" cx=".5" cy=".42" r=".72"><stop offset="0" style="stop-color:var(--glass-glow,#fff3d0);stop-opacity:var(--glass-glow-a,.3)"/><stop offset=".6" style="stop-color:var(--glass-glow,#fff3d0);stop-opacity:0"/><stop offset=".6" style="stop-color:#120806;stop-opacity:0"/><stop offset="1" style="stop-color:#120806;stop-opacity:var(--glass-dark-a,.42)"/></radialGradient>
<linearGradient id="glass-dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" style="stop-color:#170630;stop-opacity:var(--glass-dusk-a,0)"/><stop offset=".6" style="stop-color:#1a0c08;stop-opacity:var(--glass-dusk-b,0)"/><stop offset="1" style="stop-color:#ff9a2a;stop-opacity:var(--glass-candle,0)"/></linearGradient>`;

/** What all portraits share: frames, patterns, hands, and the light, which changes with the theme. */
export function sharedDefs(): string {
  return `<defs>${FRAMES}${PATTERNS}${LIGHT}${handDefs()}</defs>`;
}
