export type Roof = 'gable' | 'spire' | 'awning' | 'battlement' | 'dome';

/** A roof over a body that is 48 wide, from x 6 to 54, whose top lies at y 0; plain, for drawings as small as a chart. */
export const ROOFS: Record<Roof, string> = {
  gable: '<path d="M2 0L30 -25L58 0Z"/>',
  spire: '<path d="M4 0L6 -7H18L30 -34L42 -7H54L56 0Z"/>',
  awning:
    '<path d="M1 0L10 -16H50L59 0Z"/><path class="a" d="M1 0a7.25 7 0 0 0 14.5 0a7.25 7 0 0 0 14.5 0a7.25 7 0 0 0 14.5 0a7.25 7 0 0 0 14.5 0z"/>',
  battlement: '<path d="M2 2V-15H12V-8H20V-15H40V-8H48V-15H58V2Z"/>',
  dome: '<path d="M5 0C3 -22 24 -21 30 -31C36 -21 57 -22 55 0Z"/>',
};
