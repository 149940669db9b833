export const productCardAbout = {
  notFor: 'For two products and more: use a [Card group](card-group.md), which sets them in a row.',
  accessibility:
    'The picture is described by the product’s name and colour, so there is nothing to write. The name is a heading of the second level, and a colour is shown on focus as well as on pointing.',
};
