import type { Fact, Source } from '../fact.ts'

const floodInsurance: Source = {
  title: 'Pennsylvania Insurance Department, “Flood Insurance”',
  url: 'https://pa.gov/agencies/insurance/consumer-help-center/learn-about-insurance/flood-insurance.html',
}
const proofOfLoss: Source = {
  title: 'U.S. House of Representatives, archived page on FEMA’s steps for a flood claim, 2012',
  url: 'https://www.webharvest.gov/congress112th/20121211213304/http://bobturner.house.gov/hurricane-assistance/national-flood-insurance-program',
}
const availableHelp: Source = {
  title: 'Pennsylvania Emergency Management Agency, “Available Help”',
  url: 'https://pa.gov/en/agencies/ready/recover-from-disaster/available-help.html',
}
const sewageOfficer: Source = {
  title: '25 Pa. Code § 72.21, local agencies and their sewage enforcement officers',
  url: 'https://pacodeandbulletin.gov/Display/pacode?file=/secure/pacode/data/025/chapter72/subchapBtoc.html',
}
const wells: Source = {
  title: 'Pennsylvania DEP, on private wells after a flood, September 22, 2011',
  url: 'https://prnewswire.com/news-releases/pennsylvania-dep-reminds-homeowners-to-properly-disinfect-test-private-water-wells-130372188.html',
}
const mineInsurance: Source = {
  title: 'Pennsylvania DEP, “Apply for Mine Subsidence Insurance”',
  url: 'https://pa.gov/services/dep/apply-for-department-of-environmental-protection-mine-subsidence-insurance.html',
}

/** What state and federal sources say that holds on every page in Pennsylvania, as data. */
export const stateAndFederalFacts = {
  /** A standard home or renter's policy does not cover a flood; a policy of the federal program starts after 30 days. */
  floodInsurance: {
    source: floodInsurance,
    date: null,
    strength: 'reported',
    figures: ['30 days'],
    names: ['National Flood Insurance Program', 'Pennsylvania Insurance Department'],
  },
  /** A federal flood policy asks for a proof of loss within 60 days of the flood, unless FEMA extends the time. */
  proofOfLoss: {
    source: proofOfLoss,
    date: '2012',
    strength: 'reported',
    figures: ['60 days'],
    names: ['National Flood Insurance Program', 'FEMA'],
  },
  /** Residents report damage; the county's emergency manager may be called; more reports usually mean more help. */
  damageReports: {
    source: availableHelp,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Pennsylvania Emergency Management Agency', 'Small Business Administration'],
  },
  /** Each local agency has a certified sewage enforcement officer, through whom permits for septic systems are issued. */
  sewageOfficer: { source: sewageOfficer, date: null, strength: 'reported', figures: [], names: [] },
  /** A flooded well is disinfected and then tested; only a test shows whether the water is safe. */
  wells: {
    source: wells,
    date: '2011-09-22',
    strength: 'reported',
    figures: [],
    names: ['Department of Environmental Protection'],
  },
  /** The state's insurance covers the collapse of underground coal and clay mines; home policies usually do not. */
  mineInsurance: {
    source: mineInsurance,
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Mine Subsidence Insurance', 'Department of Environmental Protection'],
  },
  abandonedWells: {
    source: {
      title: 'Pennsylvania DEP, Abandoned and Orphan Well Program',
      url: 'https://www.dep.pa.gov/Business/Energy/OilandGasPrograms/OilandGasMgmt/LegacyWells/Pages/default.aspx',
    },
    date: null,
    strength: 'reported',
    figures: [],
    names: ['Pennsylvania', 'DEP', 'Oil and Gas'],
  },
  streamPermit: {
    source: {
      title: 'Clinton County Conservation District, on Title 25, Chapter 105 of the Pennsylvania Code',
      url: 'http://clintoncountypa.com/departments/conservation_district/stream_permits.php',
    },
    date: null,
    strength: 'reported',
    figures: ['25', '105'],
    names: ['Chapter', 'Pennsylvania', 'Department of Environmental Protection', 'DEP'],
  },
  contractorRights: {
    source: {
      title: 'Bradford Township, on the Pennsylvania Home Improvement Consumer Protection Act',
      url: 'https://bradfordtwpmckeancnty.jimdofree.com/zoning-building-permits/home-improvement-consumer-protection-act',
    },
    date: null,
    strength: 'reported',
    figures: ['2009', '$5,000', '3 business days'],
    names: ['Pennsylvania', 'Office of Attorney General'],
  },
  buildingPermit: {
    source: {
      title: 'Pennsylvania Bulletin, 34 Pa.B. 319, Uniform Construction Code, permit applications',
      url: 'https://pacodeandbulletin.gov/Display/pabull?d=reduce&file=%2Fsecure%2Fpabulletin%2Fdata%2Fvol34%2F34-2%2F81c.html',
    },
    date: '2004',
    strength: 'reported',
    figures: [],
    names: ['Pennsylvania', 'Uniform Construction Code'],
  },
  winterDamage: {
    source: {
      title: 'Pennsylvania Insurance Department, tips for winter storm damage, February 11, 2014',
      url: 'https://www.senatorscotthutchinson.com/2014/02/11/insurance-department-offers-tips-for-winter-storm-damage/',
    },
    date: '2014-02-11',
    strength: 'reported',
    figures: ['2014'],
    names: ['Pennsylvania Insurance Department', 'Insurance Department'],
  },
  floodInBasement: {
    source: {
      title: 'FEMA, “What is Covered in My Basement?”, July 8, 2002',
      url: 'http://www.fema.gov/news-release/2002/07/08/national-flood-insurance-program-nfip-what-covered-my-basement',
    },
    date: '2002-07-08',
    strength: 'reported',
    figures: ['2002'],
    names: ['National Flood Insurance Program'],
  },
  floodOutside: {
    source: {
      title: 'FEMA, FloodSmart, “What’s Covered”',
      url: 'https://www.floodsmart.gov/floodsmart/pages/residential_coverage/whats_covered.jsp',
    },
    date: null,
    strength: 'reported',
    figures: [],
    names: [],
  },
  substantialDamage: {
    source: {
      title: 'Code of Federal Regulations, 44 CFR 59.1',
      url: 'https://www.ecfr.gov/current/title-44/section-59.1',
    },
    date: null,
    strength: 'reported',
    figures: ['50 percent'],
    names: [],
  },
  /** Law firm's page: for a claim that may involve a government body, written notice within six months, as a rule. */
  noticeOfClaim: {
    source: {
      title: 'Joyce Carmody, “Injured on Public Property or by a Government Vehicle in PA”',
      url: 'https://www.joycecarmody.com/injury-help-center/injured-government-property-pennsylvania',
    },
    date: null,
    strength: 'reported',
    figures: ['6 months'],
    names: ['Pennsylvania'],
  },
  /** How to know a filter that takes out lead: a mark and a statement of a test against NSF/ANSI Standard 53. */
  leadFilters: {
    source: {
      title:
        'EPA, “A Consumer Tool for Identifying Point of Use Drinking Water Filters Certified to Reduce Lead”',
      url: 'https://nepis.epa.gov/Exe/ZyPURL.cgi?Dockey=P100VWI6.txt',
    },
    date: null,
    strength: 'reported',
    figures: ['53'],
    names: ['NSF', 'ANSI', 'EPA'],
  },
  beaverFloodStudy: {
    source: {
      title: 'FEMA, Flood Insurance Study 42007CV, Beaver County, list of communities',
      url: 'https://dokumen.tips/documents/beaver-county-rampp-risk-assessment-mapping-report-by-the-letter-of.html',
    },
    date: null,
    strength: 'reported',
    figures: [],
    names: [
      'Beaver County',
      'Baden',
      'Brighton',
      'Chippewa',
      'Economy',
      'Hopewell',
      'Monaca',
      'New Brighton',
      'Rochester',
    ],
  },
} as const satisfies Record<string, Fact>
