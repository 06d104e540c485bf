import type { NotificationWords } from '../notifications/index.ts';

export const officeTeamNotifications = {
  private_kept: {
    title: {
      ar: 'بقي رصيدك الخاص وما اشتريته به كما كان',
      en: 'Your own credit and what you bought with it stay as they are',
    },
    content: {
      ar: 'انضممت إلى المكتب، ولم يعد ما اخترته عند طلب الانضمام ممكنًا. قرّر الآن ما تريده.',
      en: 'You are on the office’s team, and what you chose when you asked is not possible any more. Decide now what you want.',
    },
    mail: 'always',
  },
  team_joined: {
    title: { ar: 'انضم {name} إلى فريقك', en: '{name} joined your team' },
    content: { ar: 'قبل دعوتك إلى المكتب.', en: 'Your invitation was accepted.' },
    mail: 'always',
  },
  team_asks: {
    title: { ar: 'يريد {name} الانضمام إلى فريقك', en: '{name} wants to join your team' },
    content: {
      ar: 'فُتحت دعوتك بحساب غير الذي دعوته. اقبله أو اسحب الدعوة من صفحة الفريق.',
      en: 'Your invitation was opened with another account than the one you invited. Admit it or take the invitation back on the team page.',
    },
    mail: 'always',
  },
  team_admitted: {
    title: { ar: 'صرت من فريق {name}', en: 'You are on the team of {name}' },
    content: { ar: 'وافق صاحب المكتب على انضمامك.', en: 'The office’s owner admitted you.' },
    mail: 'always',
  },
  team_left: {
    title: { ar: 'غادر {name} المكتب', en: '{name} left the office' },
    content: {
      ar: 'إعلاناته ({count}) ومحادثاته بقيت للمكتب.',
      en: 'Their listings ({count}) and conversations stay with the office.',
    },
    mail: 'always',
  },
  team_removed: {
    title: { ar: 'لم تعد من فريق {name}', en: 'You are no longer on the team of {name}' },
    content: {
      ar: 'حسابك باقٍ كما هو، وما نشرته باسم المكتب بقي للمكتب.',
      en: 'Your account stays. What you published for the office stays with it.',
    },
    mail: 'always',
  },
  team_handed_over: {
    title: { ar: 'تسلّمت إعلانات {name}', en: 'You took over from {name}' },
    content: { ar: 'عدد الإعلانات: {count}.', en: 'Listings: {count}.' },
    mail: 'always',
  },
  team_role_owner: {
    title: { ar: 'صرت من أصحاب {name}', en: 'You are now an owner of {name}' },
    content: {
      ar: 'تدير الفريق والرصيد وكل إعلانات المكتب.',
      en: 'You manage the team, the credit and all of the office’s listings.',
    },
    mail: 'always',
  },
  team_role_agent: {
    title: { ar: 'صفتك في {name}: وسيط عقاري', en: 'Your role at {name}: agent' },
    content: { ar: 'تدير إعلاناتك واستفساراتها.', en: 'You manage your own listings and their inquiries.' },
    mail: 'always',
  },
  team_role_assistant: {
    title: { ar: 'صفتك في {name}: مساعد', en: 'Your role at {name}: assistant' },
    content: {
      ar: 'تكتب المسودات وتردّ على كل الاستفسارات.',
      en: 'You prepare drafts and answer all inquiries.',
    },
    mail: 'always',
  },
  team_office_closed: {
    title: { ar: 'أُغلق {name}', en: '{name} has closed' },
    content: {
      ar: 'صار حسابك شخصيًا، وما نشرته باسم المكتب صار إعلانات شخصية لك.',
      en: 'Your account is a personal one now, and what you published for the office is your own listings.',
    },
    mail: 'always',
  },
  team_stopped: {
    title: { ar: 'أُوقف حساب {name} من فريقك', en: 'The account of {name} on your team was stopped' },
    content: {
      ar: 'لا تظهر إعلانات المكتب التي عنده ({count}) إلى أن يعود. يمكنك نقلها إلى زميل من صفحة الفريق.',
      en: 'The office’s listings they look after ({count}) are not shown until they are back. You can give them to a colleague on the team page.',
    },
    mail: 'always',
  },
  team_paused: {
    title: { ar: 'صاحب {name} موقوف مؤقتًا', en: 'The owner of {name} is suspended for a time' },
    content: {
      ar: 'لا تظهر صفحة المكتب ولا رقمه إلى أن يعود. إعلاناتك باقية، ويمكنك مغادرة المكتب متى شئت.',
      en: 'The office’s page and number are not shown until they are back. Your listings stay, and you can leave the office at any time.',
    },
    mail: 'always',
  },
  team_unled: {
    title: { ar: 'لم يعد لـ{name} صاحب يديره', en: 'Nobody runs {name} any more' },
    content: {
      ar: 'لا تظهر صفحة المكتب ولا رقمه. نعيّن أحد فريقه صاحبًا له خلال {days} يومًا، وإلا أُغلق وصارت إعلاناتك شخصية. راسلنا إن أردت إدارته، ويمكنك مغادرته متى شئت.',
      en: 'The office’s page and number are not shown. We name somebody on its team as its owner within {days} days; otherwise it closes, and your listings become your own. Write to us if you want to run it; you can leave at any time.',
    },
    mail: 'always',
  },
  team_led: {
    title: { ar: '{person} صاحب {name} الآن', en: '{person} runs {name} now' },
    content: { ar: 'عادت صفحة المكتب ورقمه إلى الظهور.', en: 'The office’s page and number are shown again.' },
    mail: 'always',
  },
} as const satisfies NotificationWords;
