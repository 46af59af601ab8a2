import type { SafetyRule } from './safety-rule.ts'

/** What keeps people out of danger: water, electricity, gas, fire, buildings. */
export const dangerRules = {
  'call-911': {
    rule: 'Danger to life comes first: get out and call 911, before any call to us.',
    sources: ['National 911 Program', 'NFPA, home fire escape advice'],
  },
  'tell-911-where': {
    rule: 'Tell 911 the county, the town and the cross street, because dispatch may be far away.',
    sources: ['National 911 Program'],
  },
  'text-911': {
    rule: 'Who can’t speak or hear may text 911 where that is offered; where it is not, an answer comes back that says so. Who can call, calls.',
    sources: ['FCC, What You Need to Know About Text-to-911', 'National 911 Program'],
  },
  'crisis-988': {
    rule: 'Who speaks of ending their life, or of someone else who may, is told to call or text 988, which answers day and night. Where there is danger right now, 911 comes first. Spanish is 2 on a call, and AYUDA in a text message.',
    sources: ['SAMHSA, 988 Suicide & Crisis Lifeline', 'https://988lifeline.org/get-help/what-to-expect'],
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
    sources: ['https://firstenergycorp.com/help/safety/downed-power-lines.html'],
  },
  'wire-on-car': {
    rule: 'Who is in a car that a fallen wire touches stays inside and calls 911, until the power company says that it is safe to get out. Nobody comes within 30 feet of a wire to leave a house, either.',
    sources: ['https://firstenergycorp.com/help/safety/downed-power-lines.html'],
  },
  'shocked-person': {
    rule: 'Nobody touches a person who may still be in contact with a wire or an appliance, nor what that person touches. Call 911.',
    sources: ['http://midamericanenergy.com/safety/electric-shock.aspx'],
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
} as const satisfies Record<string, SafetyRule>
