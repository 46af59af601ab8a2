/** The one role that cannot be changed, and that someone always has. */
export const ownerRoleId = '01930000-0000-7000-8000-000000000001'
