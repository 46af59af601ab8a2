const million = 1_000_000

/** A size as people read it on their device: "142 MB", "5.2 GB". What is stored at all is at least 1 MB. */
export function sizeWords(bytes: number, locale: string) {
  const megabytes = bytes > 0 ? Math.max(1, Math.round(bytes / million)) : 0
  return megabytes < 1000
    ? inUnit('megabyte', megabytes, locale)
    : inUnit('gigabyte', megabytes / 1000, locale)
}

function inUnit(unit: 'megabyte' | 'gigabyte', value: number, locale: string) {
  return new Intl.NumberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(value)
}
