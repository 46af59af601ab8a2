/** What can be chosen for the facts of a job, as value and label. Plain data: it travels to the portal without schemas. */
export const relations = [
  choice('owner', 'Owner'),
  choice('tenant', 'Tenant'),
  choice('manager', 'Manager'),
  choice('agent', 'Agent'),
  choice('adjuster', 'Adjuster'),
  choice('other', 'Other'),
] as const

export const contactWays = [
  choice('call', 'Call'),
  choice('text', 'Text message'),
  choice('email', 'Email'),
] as const

export const channels = [
  choice('phone', 'Phone call'),
  choice('web', 'Website form'),
  choice('chat', 'Chat'),
  choice('referral', 'Referral'),
  choice('walk_in', 'Walk-in'),
  choice('tpa', 'Insurance program'),
] as const

export const propertyTypes = [
  choice('single', 'Single-family home'),
  choice('multi', 'Apartment or multifamily'),
  choice('condo', 'Condo'),
  choice('mobile', 'Mobile home'),
  choice('commercial', 'Commercial'),
] as const

export const basements = [
  choice('finished', 'Finished basement'),
  choice('unfinished', 'Unfinished basement'),
  choice('crawl', 'Crawl space'),
  choice('slab', 'Slab'),
] as const

export const yesNo = [choice('yes', 'Yes'), choice('no', 'No')] as const
export const yesNoUnsure = [...yesNo, choice('unsure', 'Not sure')] as const

export const activity = [
  choice('running', 'Running'),
  choice('slowed', 'Slowed'),
  choice('off', 'Off'),
] as const

export const found = [
  choice('just_now', 'Just now'),
  choice('today', 'Today'),
  choice('yesterday', 'Yesterday'),
  choice('earlier', 'Earlier'),
] as const

export const began = [
  choice('same_time', 'Same time'),
  choice('at_night', 'At night'),
  choice('earlier', 'Earlier'),
  choice('not_known', 'Not known'),
] as const

export const roomNames = [
  'Kitchen',
  'Dining room',
  'Living room',
  'Bath',
  'Hall',
  'Bedroom',
  'Laundry',
  'Upstairs',
  'Garage',
  'Basement',
] as const

export const materials = [
  choice('carpet', 'Carpet'),
  choice('pad', 'Carpet pad'),
  choice('hardwood', 'Hardwood'),
  choice('laminate', 'Laminate'),
  choice('tile', 'Tile'),
  choice('drywall', 'Drywall'),
  choice('plaster', 'Plaster'),
  choice('insulation', 'Insulation'),
  choice('cabinets', 'Cabinets'),
  choice('ceiling', 'Ceiling'),
  choice('concrete', 'Concrete'),
  choice('contents', 'Contents'),
] as const

export const adjusterTypes = [
  choice('staff', 'Staff adjuster'),
  choice('independent', 'Independent adjuster'),
  choice('public', 'Public adjuster'),
] as const

export const referralSources = [
  choice('google', 'Google'),
  choice('past_customer', 'Past customer'),
  choice('plumber', 'Plumber'),
  choice('agent', 'Insurance agent'),
  choice('partner', 'Partner'),
  choice('truck', 'Saw our truck'),
  choice('other', 'Other'),
] as const

export const languages = [choice('en', 'English'), choice('es', 'Spanish')] as const

function choice<const Value extends string>(value: Value, label: string) {
  return { value, label }
}
