/** `A` to `Z`, then `AA`, `AB` … */
export function letterOf(place: number): string {
  let letters = ''
  for (let rest = place; rest >= 0; rest = Math.floor(rest / 26) - 1) {
    letters = String.fromCharCode(65 + (rest % 26)) + letters
  }
  return letters
}
