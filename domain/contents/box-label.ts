/** As it is written on the box: "B-07". */
export function boxLabel(number: number) {
  return `B-${String(number).padStart(2, '0')}`
}
