/** The product's name, wherever the specification writes {product} (design, first paragraph). */
export const brand = 'Thirteen Moons';
