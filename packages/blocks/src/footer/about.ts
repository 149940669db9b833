export const footerAbout = {
  notFor: 'For links that belong to one page: put a [Link group](link-group.md) there.',
  accessibility:
    'On a phone the columns open by keyboard and without script; on a desktop all stand open. Drawn marks of networks and ways to pay are read out by their names.',
};
