import type { State } from '#domain/areas/areas.ts'
import type { LinePurpose } from './purposes.ts'

type Source = { readonly title: string; readonly url: string }

/** A national or statewide number, stated by two sources. It does not change quietly, so it is shown without a confirmation. */
export type LastingNumber = {
  readonly purpose: LinePurpose
  readonly operator: string
  /** Three digits, or as `+1` and ten. */
  readonly number: string
  readonly hours: string
  /** Without one it serves both. */
  readonly state?: State
  readonly sources: readonly [Source, Source, ...Source[]]
}

const dayAndNight = 'Day and night'

export const lastingNumbers: readonly LastingNumber[] = [
  {
    purpose: 'gas',
    operator: '911',
    number: '911',
    hours: '',
    sources: [
      {
        title: 'Pennsylvania Public Utility Commission, gas emergencies',
        url: 'http://www.puc.pa.gov/utility_industry/transportation/pipeline_safety/gas_emergencies.aspx',
      },
      {
        title: 'News Watchman, August 7, 2020 (Columbia Gas of Ohio)',
        url: 'https://www.newswatchman.com/community/article_46cd986a-9ab2-5ae0-87de-149161ea2ef7.html',
      },
    ],
  },
  {
    purpose: 'spill',
    operator: 'Ohio EPA spill hotline',
    number: '+18002829378',
    hours: dayAndNight,
    state: 'OH',
    sources: [
      { title: 'Ohio EPA', url: 'https://epa.ohio.gov/divisions-and-offices/emergency-response' },
      {
        title: 'Butler County Emergency Management Agency',
        url: 'https://ema.bcohio.gov/resources/spill_reporting.php',
      },
    ],
  },
  {
    purpose: 'spill',
    operator: 'Pennsylvania DEP emergency line',
    number: '+18005412050',
    hours: dayAndNight,
    state: 'PA',
    sources: [
      {
        title: 'Pennsylvania Department of Environmental Protection',
        url: 'https://www.dep.pa.gov/pages/AlertDetails.aspx',
      },
      {
        title: 'Pennsylvania Small Business Development Centers',
        url: 'https://www.pasbdc.org/resources/faqs/emergency-response',
      },
    ],
  },
  {
    purpose: 'poison',
    operator: 'Poison Control',
    number: '+18002221222',
    hours: dayAndNight,
    sources: [
      { title: 'Poison Control', url: 'https://www.webpoisoncontrol.org/by-age/adults' },
      {
        title: 'Concord Township Fire Department',
        url: 'https://concordtwp.org/fire/emergency_medical_services.html',
      },
    ],
  },
  {
    purpose: 'dig',
    operator: 'OHIO811',
    number: '811',
    hours: dayAndNight,
    state: 'OH',
    sources: [
      { title: 'OHIO811', url: 'https://oups.org/homeowners/' },
      { title: 'City of Hamilton, Ohio', url: 'https://hamilton-city.org/771/Call-Before-You-Dig' },
    ],
  },
  {
    purpose: 'dig',
    operator: 'Pennsylvania One Call',
    number: '811',
    hours: '',
    state: 'PA',
    sources: [
      {
        title: 'National Fuel, April 2020',
        url: 'https://www.nationalfuel.com/news/national-fuel-reminds-the-public-to-call-before-you-dig-3/',
      },
      { title: 'Thornbury Township', url: 'https://www.thornbury.org/public-works' },
    ],
  },
]
