/** The five services, in the order in which they are shown everywhere. Plain data: it may travel to the browser. */
export const services = [
  { slug: 'water-damage', name: 'Water Damage', lead: 'water damage' },
  { slug: 'fire-damage', name: 'Fire Damage', lead: 'fire damage' },
  { slug: 'mold-remediation', name: 'Mold Remediation', lead: 'mold' },
  { slug: 'trauma-cleanup', name: 'Trauma Cleanup', lead: 'trauma cleanup' },
  { slug: 'basement-restoration', name: 'Basement Restoration', lead: 'basement restoration' },
] as const

export type Service = (typeof services)[number]
export type ServiceSlug = Service['slug']

export const serviceSlugs = services.map((service) => service.slug)

/** The name by which a service goes everywhere. */
export function serviceNamed(slug: ServiceSlug) {
  return services.find((service) => service.slug === slug)?.name ?? slug
}
