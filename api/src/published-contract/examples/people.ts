import { login, register, type User } from '#features/accounts/contract.ts';
import { sendEnquiry } from '#features/leads/contract.ts';
import { example, IDS } from './example.ts';

const told = { email: true, push: true };
const user: User = {
  id: IDS.seller,
  firstName: 'Layla',
  lastName: 'Khatib',
  email: 'layla@mail.test',
  phone: '+963912345678',
  type: 'regular',
  avatar: null,
  company: null,
  bio: null,
  language: 'en',
  theme: 'system',
  notificationPreferences: {
    listingApproved: told,
    listingRejected: told,
    newLead: told,
    savedSearches: told,
    favourites: told,
    subscriptionExpiring: told,
    weeklyReport: told,
    promotions: told,
  },
  emailVerified: false,
  emailRefused: false,
  phoneVerified: false,
  hasPassword: true,
  secondFactor: false,
  office: null,
  officeApplication: null,
  createdAt: '2026-11-20T09:30:00.000Z',
};
const signedIn = {
  user,
  tokens: {
    accessToken: 'eyJhbGciOi.eyJzdWIiOi.Hn3vX2kQ',
    refreshToken: 'a-secret-of-the-refresh-token',
    expiresIn: 300,
  },
};
const password = 'Orontes!Bridge42';

export const peopleExamples = [
  example(register, {
    body: {
      firstName: 'Layla',
      lastName: 'Khatib',
      email: 'layla@mail.test',
      phone: '0912345678',
      password,
      confirmPassword: password,
      acceptTerms: true,
      accountType: 'personal',
    },
    data: signedIn,
  }),
  example(login, { body: { email: 'layla@mail.test', password }, data: signedIn }),
  example(sendEnquiry, {
    params: { id: IDS.listing },
    body: { messageId: IDS.message, name: 'Omar', message: 'Is the flat still to be had? I could come on Sunday.' },
    data: { leadId: IDS.lead },
  }),
];
