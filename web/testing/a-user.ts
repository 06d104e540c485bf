import type { User } from '@diyar/api/contracts/accounts';

/** A signed-in seller as the API presents her. */
export function aUser(over: Partial<User> = {}): User {
  const both = { email: true, push: true };
  return {
    id: '019b7797-1648-78c4-a825-4d946a22c701',
    firstName: 'مها',
    lastName: 'الحسن',
    email: 'maha@diyar.test',
    phone: '+963912345678',
    type: 'regular',
    avatar: null,
    company: null,
    bio: null,
    language: 'ar',
    theme: 'system',
    notificationPreferences: {
      listingApproved: both,
      listingRejected: both,
      newLead: both,
      savedSearches: both,
      favourites: both,
      subscriptionExpiring: both,
      weeklyReport: both,
      promotions: both,
    },
    emailVerified: true,
    emailRefused: false,
    phoneVerified: false,
    hasPassword: true,
    secondFactor: false,
    office: null,
    officeApplication: null,
    createdAt: '2026-01-01T10:00:00.000Z',
    ...over,
  };
}
