import { getCompany } from '#domain/company/company.server.ts'
import type { Allowed } from '#domain/roles/allowed.ts'
import type { World } from '#platform/world.ts'
import { companyOfForms, type CompanyOfForms } from './company-of-forms.ts'

/** What forms say of the company, for who fills them in: the set-up itself is not theirs to see. */
export async function getCompanyOfForms(
  world: World,
  _filler: Allowed<'forms.fill'>,
): Promise<CompanyOfForms> {
  return companyOfForms(await getCompany(world))
}
