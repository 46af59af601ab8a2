/**
 * What every instruction that we give the public has to stand on. Each rule is one thing that no text of ours may contradict,
 * in our own words, with whoever publishes the advice. An address is told only where the page was read. The public does not
 * see this list: docs/safety-rules.md is written from it.
 */
export const safetyRules = {
  'call-911': {
    rule: 'Danger to life comes first: get out and call 911, before any call to us.',
    sources: ['National 911 Program', 'NFPA, home fire escape advice'],
  },
  'tell-911-where': {
    rule: 'Tell 911 the county, the town and the cross street, because dispatch may be far away.',
    sources: ['National 911 Program'],
  },
  'no-standing-water': {
    rule: 'Stay out of standing water that may touch outlets, cords, appliances, a furnace or a panel until the power is off.',
    sources: ['CDC, safety advice for reentering a flooded home', 'OSHA, flood cleanup fact sheet'],
  },
  'dry-panel': {
    rule: 'Turn power off only at a panel that is dry and reached with dry feet. Otherwise the electric company or an electrician does it.',
    sources: ['CDC, safety advice for reentering a flooded home', 'https://health.ri.gov/emergency/flooding'],
  },
  'wet-electrics': {
    rule: 'Use no switch, outlet or appliance that is or was wet, or with wet hands or feet, until an electrician has checked it.',
    sources: ['CPSC, after-flood advice', 'CDC, electrical safety after a disaster'],
  },
  'fallen-wire': {
    rule: 'Stay at least 30 feet from a fallen wire and from anything it touches. Call 911.',
    sources: ['FirstEnergy, downed-wire advice'],
  },
  'gas-leave': {
    rule: 'If you smell gas, leave at once without touching a switch or a phone. Call 911 and the gas company from outside.',
    sources: ['http://www.puc.pa.gov/utility_industry/transportation/pipeline_safety/gas_emergencies.aspx'],
  },
  'no-relight': {
    rule: 'A furnace, water heater or other gas appliance that stood in water is checked by a technician before it is used or relit. The gas company turns gas back on.',
    sources: ['CPSC, after-flood advice', 'https://www.dhses.ny.gov/oem/safety-info/flood/return-home.cfm'],
  },
  sewage: {
    rule: 'Water that came up from a drain or a toilet is sewage, whatever it looks like: stay out, keep children and pets out, wash hands with soap.',
    sources: ['CDC, cleanup of flood water', 'ANSI/IICRC S500, category 3'],
  },
  'stop-using-water': {
    rule: 'While a drain backs up, run no water anywhere in the house.',
    sources: ['http://www.seattle.gov/utilities/services/drainage-and-sewer/side-sewers/clean-up-the-backup'],
  },
  'dirty-floodwater': {
    rule: 'Water from a creek, a river or the yard carries sewage and chemicals: no bare skin in it, and soap and clean water after.',
    sources: ['CDC, flood water safety', 'ANSI/IICRC S500, category 3'],
  },
  'moving-water': {
    rule: 'Never walk, stand or drive in moving water, and keep back from the bank while a creek or river rises.',
    sources: ['National Weather Service, Turn Around Don’t Drown', 'FEMA, Ready.gov floods'],
  },
  'closed-road': {
    rule: 'Use no flooded or closed road, and no bridge or culvert that a flood may have damaged.',
    sources: ['FEMA, Ready.gov floods'],
  },
  'leave-early': {
    rule: 'Leave while the way out is dry, and at once when officials say so.',
    sources: ['FEMA, Ready.gov floods'],
  },
  'trapped-by-water': {
    rule: 'If water blocks the way out, go to the highest floor, never into a closed attic, and call 911. Someone in a basement room calls at once, says so, and looks for another dry way out, such as a window above dry ground.',
    sources: ['FEMA, Ready.gov floods'],
  },
  'no-load-above': {
    rule: 'Nobody stands under a sagging ceiling, beside a bowed or cracked wall, or under anything hanging or held up, and nobody pokes, props or opens it.',
    sources: ['OSHA, structural collapse hazards', 'FEMA P-234, Repairing Your Flooded Home'],
  },
  'doubtful-building': {
    rule: 'Stay out of a building that moved, cracked or partly fell until a building official or engineer says it is safe.',
    sources: ['FEMA P-234, Repairing Your Flooded Home', 'OSHA, structural collapse hazards'],
  },
  'moving-ground': {
    rule: 'If the ground cracks, slides or sinks, leave and stay away; call 911 from a safe place.',
    sources: ['U.S. Geological Survey, landslide preparedness', 'FEMA, Ready.gov landslides'],
  },
  'no-roof': {
    rule: 'Owners do not climb a roof or a tall ladder; a roof, siding or ice is looked at from the ground.',
    sources: ['OSHA, fall protection'],
  },
  'pump-slowly': {
    rule: 'Pump a flooded basement only when no floodwater covers the ground outside, and then a foot a day at first: the soil can push the walls in.',
    sources: ['https://www.fema.gov/press-release/20210318/dont-pump-out-basements-too-early-or-too-fast'],
  },
  'spare-people': {
    rule: 'After a death or an injury nobody has to go back in or to explain; someone close can make the calls.',
    sources: ['Our own rule'],
  },
  'engines-outdoors': {
    rule: 'Generators and engine pumps run outdoors, at least 20 feet from doors and windows. Never in a house, basement or garage, and never plugged into a wall outlet.',
    sources: ['CDC, carbon monoxide after a disaster', 'CPSC, generator safety'],
  },
  'carbon-monoxide': {
    rule: 'A carbon monoxide alarm, headache or dizziness: everyone goes outside, then call 911.',
    sources: ['CDC, carbon monoxide poisoning', 'NFPA, carbon monoxide safety'],
  },
  'fire-out': {
    rule: 'Fire or smoke: get out, stay out, and call 911 from outside. A strike of lightning or a fire in a chimney can smolder unseen.',
    sources: ['NFPA, home fire escape advice', 'U.S. Fire Administration'],
  },
  'fire-reentry': {
    rule: 'After a fire nobody goes in until the fire department says so, and utilities stay as firefighters left them.',
    sources: ['U.S. Fire Administration, After the Fire'],
  },
  'leave-soot': {
    rule: 'Owners leave soot alone: rubbing, washing or wiping sets greasy soot and spreads dry soot.',
    sources: ['ANSI/IICRC S700', 'U.S. Fire Administration, After the Fire'],
  },
  'smoke-food': {
    rule: 'Food, drink and medicine that met heat, smoke or floodwater are thrown away.',
    sources: ['USDA Food Safety and Inspection Service', 'U.S. Fire Administration, After the Fire'],
  },
  'outage-food': {
    rule: 'After four hours without power, perishable food from the refrigerator is thrown out; nobody tastes it to find out. A pharmacist says whether medicine that has to stay cold can still be used.',
    sources: [
      'FoodSafety.gov, Food Safety During Power Outage',
      'CDC, Keep Food Safe After a Disaster or Emergency',
    ],
  },
  'leave-mold': {
    rule: 'Except for a small area (small-mold), mold is left undisturbed: no scraping, brushing, painting over, or fan toward it. People with asthma, allergies or weak immunity stay out.',
    sources: ['Our own rule, stricter than EPA 402-K-02-003', 'ANSI/IICRC S520'],
  },
  'small-mold': {
    rule: 'On hard surfaces, up to about 10 square feet, an owner without a health concern may fix the moisture, put on an N95 respirator, long gloves and unvented goggles, scrub with detergent and water, and dry. Not after sewage or floodwater, and not in a furnace or ducts.',
    sources: ['EPA 402-K-02-003, A Brief Guide to Mold, Moisture, and Your Home'],
  },
  'dry-fast': {
    rule: 'Mold can grow on what stays wet for 24 to 48 hours, so drying begins as soon as it is safe.',
    sources: ['EPA 402-K-02-003, A Brief Guide to Mold, Moisture, and Your Home'],
  },
  'no-air-over-dirt': {
    rule: 'No fan, furnace or air conditioner moves air over sewage, floodwater or mold.',
    sources: ['EPA, mold and flood cleanup advice', 'ANSI/IICRC S500 and S520'],
  },
  'no-mixed-cleaners': {
    rule: 'Bleach is never mixed with another cleaner.',
    sources: ['CDC, cleaning with bleach'],
  },
  'discard-soaked': {
    rule: 'Carpet, padding, mattresses, upholstery and drywall that sewage or floodwater soaked are thrown away, not rinsed and kept. Owners do not handle them; a crew in protective gear does.',
    sources: ['CDC, cleanup of flood water', 'ANSI/IICRC S500, category 3'],
  },
  'water-category': {
    rule: 'Water is judged by where it came from: a supply pipe is 1; seepage through a wall or floor, an appliance’s drain 2; sewage, a creek, or surface water from outside 3. A sump pit is judged by what feeds it. Time and dirt raise it.',
    sources: ['ANSI/IICRC S500', 'http://www.aboutrestoration.com/categories-and-classes-of-water-damage/'],
  },
  'clean-leak': {
    rule: 'After a leak from a supply pipe, with the power off and dry feet, an owner may close the valve, blot and mop, lift light things, and open windows in dry weather.',
    sources: ['ANSI/IICRC S500, category 1', 'EPA 402-K-02-003'],
  },
  'close-valve': {
    rule: 'Close the main water valve only for water from your own pipes, and only where you reach it with dry feet.',
    sources: [
      'American Red Cross, frozen and burst pipes',
      'CDC, safety advice for reentering a flooded home',
    ],
  },
  'thaw-gently': {
    rule: 'A frozen pipe is thawed with warm air on dry ground and an open tap, never with a flame and never with an electric tool in water.',
    sources: ['American Red Cross, frozen pipes'],
  },
  'light-things': {
    rule: 'Owners move only what is light and stands on a dry floor with nothing hanging over it.',
    sources: ['OSHA, flood cleanup fact sheet'],
  },
  'photos-first': {
    rule: 'Photograph from dry ground before anything is moved. Keep samples of carpet and materials; the crew takes those of dirty material. What is a danger to health goes at once, after the photo.',
    sources: [
      'https://www.floodsmart.gov/flood/document-damage-and-start-clean-up',
      'FEMA, NFIP Claims Handbook (F-687)',
    ],
  },
  'tell-insurer': {
    rule: 'Tell the insurance company promptly, take reasonable steps against further damage, and keep receipts. What is covered is for the policy and the insurer to say.',
    sources: [
      'FEMA, NFIP Claims Handbook (F-687)',
      'Ohio Department of Insurance',
      'Pennsylvania Insurance Department',
    ],
  },
  'well-water': {
    rule: 'Water of a flooded well is not drunk or cooked with until the well was disinfected and tested.',
    sources: ['CDC, disinfecting wells after a flood', 'EPA, private wells after a flood'],
  },
  'boil-notice': {
    rule: 'A boil advisory is followed until the water supplier lifts it.',
    sources: ['CDC, boil water advisories'],
  },
  'discolored-water': {
    rule: 'Nobody drinks brown or cloudy tap water, or uses it for baby formula, until the supplier says that it is safe.',
    sources: ['EPA, Drinking Water Health Advisory for Manganese', 'CDC, Drinking Water Advisories'],
  },
  'lead-water': {
    rule: 'Where lead is found in drinking water, bottled water or a filter certified to remove lead (NSF/ANSI 53) is used for drinking, cooking and formula. Boiling does not remove lead.',
    sources: ['EPA, basic information about lead in drinking water'],
  },
  septic: {
    rule: 'While the ground over a septic field is flooded, use little water, do not have the tank pumped or opened, and stay off the field.',
    sources: ['EPA, septic systems after a flood'],
  },
  'open-pits': {
    rule: 'A well, cistern, septic tank or manhole may have lost its lid under water: nobody walks where water hides the floor or the ground, and nobody climbs in.',
    sources: ['CDC, safety advice for reentering a flooded home', 'OSHA, confined spaces'],
  },
  'old-materials': {
    rule: 'In an old building nobody cuts, sands or tears out plaster, paint, tile or insulation until it was checked for asbestos and lead.',
    sources: ['Our own rule, after EPA, asbestos NESHAP and lead renovation rule (40 CFR 745)'],
  },
  'fuel-tank': {
    rule: 'An oil or propane tank that floated, leans or smells is left alone: keep away, no flames, call 911 or the supplier.',
    sources: ['EPA, flooded heating-oil tanks', 'NFPA 58'],
  },
  chemicals: {
    rule: 'Spilled chemicals and unknown drums are left alone; keep away and call 911.',
    sources: ['EPA, flood cleanup advice'],
  },
  blood: {
    rule: 'Blood and body fluids are cleaned by trained people with protection. Nobody touches them, and nobody goes in until the police or coroner releases the scene.',
    sources: ['OSHA 29 CFR 1910.1030'],
  },
  'call-811': {
    rule: 'Call 811 before digging, by law, and wait until the lines are marked.',
    sources: ['Ohio Revised Code 3781.25 to 3781.38', 'Pennsylvania Act 287 of 1974 as amended'],
  },
  'substantial-damage': {
    rule: 'In a mapped flood zone, repairs that reach 50 percent of the structure’s market value before the damage, land not counted, must bring the building up to the flood rules. The community’s floodplain administrator decides.',
    sources: ['44 CFR 59.1', 'FEMA P-758, Substantial Improvement/Substantial Damage Desk Reference'],
  },
  'mold-check': {
    rule: 'When mold work has to be verified, someone independent of the company that did it does so; the company also checks its own work.',
    sources: ['ANSI/IICRC S520'],
  },
  'maintain-dry': {
    rule: 'Looking after pumps, valves, gutters and alarms is done in dry weather, with dry hands, from the ground, and by the maker’s instructions.',
    sources: ['FEMA P-312, Homeowner’s Guide to Retrofitting', 'CPSC, home electrical safety'],
  },
  'read-contract': {
    rule: 'Nobody is hurried into signing: people read the agreement, get the scope in writing, keep a copy, and get the notice of their right to cancel where the law gives one.',
    sources: [
      'FTC, Cooling-Off Rule (16 CFR 429)',
      'Ohio Revised Code 1345.21 to 1345.28',
      'Pennsylvania Home Improvement Consumer Protection Act (73 P.S. 517.1 to 517.19)',
    ],
  },
  'tell-us': {
    rule: 'What we ask people to tell or show us they can see from a safe place, and we ask only for what we need.',
    sources: ['Our own rule'],
  },
  'ask-office': {
    rule: 'For what an office, a utility or an insurer decides, we name who to ask and promise nothing for them.',
    sources: ['Our own rule'],
  },
} as const satisfies Record<string, SafetyRule>

export type SafetyRule = { readonly rule: string; readonly sources: readonly string[] }
export type RuleId = keyof typeof safetyRules
