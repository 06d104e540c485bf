/** Link columns of the footer; keys are texts of the `app` namespace. */
export const FOOTER_COLUMNS = [
  {
    title: 'browse',
    links: [
      { to: '/properties', text: 'footer.allListings' },
      { to: '/properties?transactionType=sale', text: 'footer.forSale' },
      { to: '/properties?transactionType=rent', text: 'footer.forRent' },
      { to: '/offices', text: 'nav.offices' },
      { to: '/statistics', text: 'footer.statistics' },
    ],
  },
  {
    title: 'sellers',
    links: [
      { to: '/register', text: 'footer.postListing' },
      { to: '/pricing', text: 'nav.pricing' },
      { to: '/advertise', text: 'nav.advertise' },
    ],
  },
  {
    title: 'company',
    links: [
      { to: '/about', text: 'nav.about' },
      { to: '/contact', text: 'nav.contact' },
    ],
  },
] as const;
