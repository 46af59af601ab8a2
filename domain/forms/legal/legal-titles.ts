/** What the legal texts that come with the product are called where someone chooses one. */
const titles: Readonly<Record<string, string>> = {
  service_terms: 'Terms of service',
  photo_consent: 'Consent to photos',
  text_consent: 'Consent to text messages',
  cancellation_ohio: 'Right to cancel, Ohio',
  cancellation_pennsylvania: 'Right to cancel, Pennsylvania',
  pennsylvania_contract: 'Home improvement contract, Pennsylvania',
  emergency_waiver: 'Emergency waiver of the right to cancel',
  notice_of_cancellation: 'Notice of cancellation',
  direction_to_pay: 'Direction to pay',
  property_condition: 'Condition of the property',
  drying_statement: 'Statement of drying',
  change_order: 'Change order',
  work_completed: 'Work completed',
  photo_publication: 'Permission to publish photos',
  service_refusal: 'Refusal of recommended work',
  partner_referral: 'Referral to a partner company',
  inspection_limits: 'Limits of the inspection',
  subcontractor_safety: 'Safety rules for subcontractors',
  disposal_authorization: 'Authorization to dispose of contents',
  test_before_work: 'Testing before work begins',
  lead_pamphlet: 'Receipt of the lead pamphlet',
  contents_release: 'Release of contents to the company',
  contents_receipt: 'Receipt of returned contents',
  personal_effects: 'Personal effects handed over',
}

/** One that the company added has no title: its ID is read as words. */
export function legalTitle(block: string): string {
  const words = block.replaceAll('_', ' ')
  return titles[block] ?? words.charAt(0).toUpperCase() + words.slice(1)
}
