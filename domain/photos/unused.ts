import { sql } from 'kysely'

/** Neither a request nor a project nor the company has it. */
export const isUnused = sql<boolean>`not exists (select from lead_photo where lead_photo.sha256 = photo.sha256)
  and not exists (select from project_photo where project_photo.sha256 = photo.sha256)
  and not exists (select from company_picture where company_picture.sha256 = photo.sha256)`
