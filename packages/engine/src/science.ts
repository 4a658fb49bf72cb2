/** Points for science symbols: each kind squared, and seven for every set of three (B-9.5). */

const SET = 7;

const points = (compass: number, gear: number, tablet: number): number =>
  compass * compass + gear * gear + tablet * tablet + SET * Math.min(compass, gear, tablet);

/** The best total, each free symbol set to whatever suits the owner. */
export function science(compass: number, gear: number, tablet: number, any: number): number {
  let best = 0;
  for (let c = 0; c <= any; c++)
    for (let g = 0; c + g <= any; g++) best = Math.max(best, points(compass + c, gear + g, tablet + any - c - g));
  return best;
}
