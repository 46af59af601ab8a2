/** Materials that hold their water and give it off slowly. */
export const bindingMaterials = ['hardwood', 'plaster', 'concrete', 'masonry'] as const
export type BindingMaterial = (typeof bindingMaterials)[number]
