/** 0 °F in degrees Rankine. */
const zeroFahrenheit = 459.67
/** The triple point of water: below it vapor stands over ice. */
const triplePoint = 32.018

/**
 * Pressure of saturated vapor in psi, over ice below 32.018 °F and over water above it. ASHRAE Fundamentals 2017, chapter 1, as
 * in PsychroLib (IP units).
 */
export function saturationPressure(fahrenheit: number) {
  const r = fahrenheit + zeroFahrenheit
  const ln =
    fahrenheit <= triplePoint
      ? -1.0214165e4 / r -
        4.8932428 -
        5.3765794e-3 * r +
        1.9202377e-7 * r ** 2 +
        3.5575832e-10 * r ** 3 -
        9.0344688e-14 * r ** 4 +
        4.1635019 * Math.log(r)
      : -1.0440397e4 / r -
        1.129465e1 -
        2.7022355e-2 * r +
        1.289036e-5 * r ** 2 -
        2.4780681e-9 * r ** 3 +
        6.5459673 * Math.log(r)
  return Math.exp(ln)
}

/** Pressure of the atmosphere in psi. ASHRAE Fundamentals 2017, chapter 1: the standard atmosphere. */
export function pressureAt(altitudeFeet: number) {
  return 14.696 * (1 - 6.8754e-6 * altitudeFeet) ** 5.2559
}

/** Pounds of water per pound of dry air. ASHRAE Fundamentals 2017, chapter 1: the ratio of both molar masses is 0.621945. */
export function humidityRatio(vapor: number, pressure: number) {
  return (0.621945 * vapor) / (pressure - vapor)
}

/** The temperature at which this vapor pressure in psi is saturation, at most `most`; ASHRAE's formula inverted by halving. */
export function saturatedAt(vapor: number, most: number) {
  return halve(
    { low: 1 - zeroFahrenheit, high: most },
    (fahrenheit) => saturationPressure(fahrenheit) < vapor,
  )
}

/** Halves a span until both ends are the same number: the first value that is not too low. */
export function halve({ low, high }: { low: number; high: number }, isTooLow: (value: number) => boolean) {
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2
    if (isTooLow(middle)) low = middle
    else high = middle
  }
  return high
}
