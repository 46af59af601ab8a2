/** The most stars that anyone can give. */
export const bestRating = 5
/** As many as fit in the row below the call button on the home page. */
export const badgeCount = 4
export const mostLinks = 6
/** Two full rows of pictures on a wide screen. */
export const mostPeople = 8

/** How many characters each text may have: the schema refuses what is longer, and the form takes no more. */
export const factLengths = {
  name: 80,
  alternate_name: 80,
  slogan: 120,
  description: 300,
  founder: 120,
  email: 200,
  address: { street: 120, locality: 80, region: 40, postal_code: 12, country: 2 },
  price_range: 8,
  years_claim: 40,
  badge: { title: 40, detail: 80 },
  rating: { source: 60 },
  review: { author: 80, text: 1000 },
  person: { name: 80, role: 60, sentence: 160, alt: 200 },
  link: { label: 80, url: 500 },
  pa_hic_number: 20,
  price_list: 80,
  analytics_id: 20,
} as const
