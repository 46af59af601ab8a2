/** The public addresses of the specification, written down apart from the code that answers them. */
const pages = [
  '/',
  '/about',
  '/services',
  '/services/water-damage',
  '/services/fire-damage',
  '/services/mold-remediation',
  '/services/trauma-cleanup',
  '/services/basement-restoration',
  '/certifications',
  '/projects',
  '/contact',
  '/privacy',
  '/faq',
  '/testimonials',
]
const counties =
  'columbiana-county-oh mahoning-county-oh trumbull-county-oh beaver-county-pa lawrence-county-pa'
const cities = 'youngstown-oh warren-oh salem-oh east-liverpool-oh beaver-falls-pa new-castle-pa'
const ohio = `columbiana boardman poland canfield east-palestine lisbon leetonia north-lima rogers negley homeworth sebring
  damascus niles girard hubbard alliance canton carrollton wellsville calcutta salineville hanoverton new-waterford
  austintown struthers campbell lowellville new-middletown craig-beach cortland howland champion brookfield lordstown
  kinsman vienna newton-falls`
const pennsylvania = `darlington enon-valley ellwood-city aliquippa center-township hopewell-township rochester monaca
  economy chippewa-township brighton-township new-brighton baden neshannock-township new-wilmington hickory-township
  shenango-township union-township bessemer wampum volant pulaski`

export const publicPaths: readonly string[] = [
  ...pages,
  ...words(counties).map((county) => `/service-areas/${county}`),
  ...words(cities).map((city) => `/${city}`),
  ...words(ohio).map((town) => `/service-areas/${town}-oh`),
  ...words(pennsylvania).map((town) => `/service-areas/${town}-pa`),
]

export const protectedPaths: readonly string[] = [
  '/ops/dashboard',
  '/ops/employees',
  '/ops/roles',
  '/ops/intake',
  '/ops/forms',
  '/ops/projects-config',
  '/ops/profile',
  '/ops/chatbot-settings',
  '/ops/submissions',
]

function words(text: string) {
  return text.split(/\s+/)
}
