import type { ExampleOffer } from './example.ts';

export const support: ExampleOffer = {
  published: [7, '11:30'],
  job: {
    title: 'Customer support specialist',
    description: `One of our products, a payment page, is sold to shops in Malta, Kenya and the Gulf. You are the person those shops write to.

What you will do:
- answer about 30 tickets a day in Zendesk, and two or three calls, in English;
- find out whether a failed payment is the bank, the shop's set-up or us (technical troubleshooting with logs, no programming);
- write the help article when a question comes back for the third time;
- sit with the developers every Wednesday and bring them the three things that hurt customers most.

Tunis office, 10:00 to 18:30, remote on Fridays. The interview is in English because the job is.`,
    location: 'Tunis, Lafayette',
    salary: 1900,
    type: 'Temps plein',
    idealProfile: {
      skills: ['Customer support', 'Zendesk', 'Technical troubleshooting'],
      minExperienceYears: 1,
      educationLevel: 'Licence',
      preferredLanguages: ['Anglais', 'Français'],
      softSkills: ['Communication', 'Résolution de problèmes'],
      seniorityLevel: 'Intermédiaire',
      industryBackground: 'Technologie',
    },
    interviewLanguage: 'Anglais',
  },
  candidates: [
    {
      firstName: 'Yasmine',
      lastName: 'Belhadj',
      email: 'yasmine.belhadj@courriel.example',
      phone: '25003111',
      applied: [6, '12:30'],
      started: [5, '19:00'],
      writing: 'keyboard',
      cv: 'cv-yasmine-belhadj.pdf',
      answers: {
        Motivation:
          'I have supported online shops for three years at a hosting company, and the tickets I liked best were the failed payments, because each one is a small investigation. In 2025 I handled about 1,100 of them and wrote the checklist my team still uses. I chose your offer because you put support and developers in one room every Wednesday. Where I am now, I send bugs into a form and never hear back. I want to learn how the payment side really works, and to be able to change something.',
        Communication:
          'A shop in Valletta wrote that we had "stolen" two days of sales. I first thought of fraud, but when I called the owner and asked her to show me what she saw, I understood that she meant the payout date: our dashboard said "settled", and she read it as "in my account". I rephrased it, showed her the bank date, and confirmed it by email with the two dates side by side. Then I collected 14 tickets with the same misunderstanding and asked product to write "sent to your bank" instead. Those tickets stopped within a month.',
        'Résolution de problèmes':
          'In March 2025 a customer lost about one payment in ten, only on Mondays. Nothing showed in our status page. I exported four weeks of his failed orders into a spreadsheet and compared them: all of them came from repeat customers with a saved card. I tested with a new card and an old card, and only the saved ones failed. The cause was a weekly job at his bank that renewed tokens on Sunday night while our cache kept the old ones for 24 hours. I reported it with the steps, the developers cut the cache to one hour, and his failures went from 10% to under 1%.',
        Transparence:
          'Last year I found that one of my macros had been telling customers the wrong refund time for six weeks: 5 days instead of 10. Nobody had noticed and I could have just fixed it. I told my manager and the team the same morning, because people were planning cash on it. I listed the 83 tickets, wrote to every customer with the right date, and apologised. Four were angry. Since then every macro has an owner and a review date, which was my suggestion.',
        'Customer support':
          'I do not defend myself in front of the others. I say that I can see this has cost her time, and I ask if we can step aside for two minutes. I listen to the end without correcting her, then I check the facts with her on my screen, because a customer believes what she sees. If the mistake came from another team I still own the next step: I tell her what I will do and by when, for example a refund within the hour or an answer by 4 pm. I warn my manager, and I call her back the next day to verify that it was really solved. I only explain who did what internally.',
        Zendesk:
          'While I am shown it, I note the path and not the theory: which view, which field, which button. I ask one question, what must never be clicked. The same day I repeat it alone on a test ticket, step by step, and I break it on purpose to see what can be undone. In 2023 I was shown triggers once. I tried my first one in the sandbox, to tag failed payments, and it fired twice because I had chosen "updated" instead of "created". I found the mistake in the ticket\'s event log, corrected the condition, and asked a colleague to check it before it went live. Then I wrote half a page with two screenshots, because explaining shows me what I have not understood. Two weeks later I had set up six triggers alone. What I do not learn by trying is permissions: there I wait for the admin.',
        'Technical troubleshooting':
          "First I make sure that I make nothing worse: on a live shop I change nothing while payments still pass. I write down what I know and what I only believe, I reread the last ten tickets with the same error, and I try to reproduce it on my test shop, one change at a time. I tell the customer what I have checked and when I will call her. One Friday evening in June 2025 the developers were gone and a shop had error 1045 on every card. I compared the logs of two shops at the same bank: both failed from 18:52, so it was not her set-up. She wanted new keys; I explained the risk and left them alone. I called the bank's night line, switched her page to bank transfer with her agreement, and left the developers a note with the log lines. The bank repaired it at 21:30 and she lost 3 orders, not the evening. If somebody could have been charged twice, I would have woken the person on call, sure or not.",
        Séniorité:
          'I talk to the person directly first, because often they do not know that I am waiting. I ask what blocks them, and I say what I need, by which date, and the consequence without it. In September 2024 my refunds waited for finance: 38 of them, the oldest for nine days. I called the accountant and understood that our requests reached her in four formats. We agreed on one sheet with five columns, sent at 11 every day. Meanwhile I split my list, sent the 12 that needed no approval, and wrote to the other customers with a real date. I told my manager the figure on the first day, without blaming anybody, so that she would not hear it from a customer. The wait went down to two days. If nothing had moved after two days I would have escalated with the dates in writing.',
      },
    },
    {
      firstName: 'Firas',
      lastName: 'Nasri',
      email: 'firas.nasri@courriel.example',
      phone: '56003226',
      applied: [6, '21:14'],
      started: [4, '18:25'],
      writing: 'keyboard',
      cv: 'cv-firas-nasri.pdf',
      answers: {
        Motivation:
          'I worked two years in a call centre for a British travel agency and I want to leave the phone a little and go to something more technical. I studied computer science so I like to look for the reason of a problem. A payment product is interesting for me and I would like to learn about it.',
        Communication:
          'A customer did not understand why his flexible ticket cost 85 pounds to change. I explained that flexible means no fee, but he still pays the difference in price. He did not believe me, so I opened both fares and read them with him on the phone. He understood and took an earlier flight for 20 pounds. Now I say the difference in price before I say flexible.',
        'Résolution de problèmes':
          'Some customers did not receive the confirmation email. I checked and it was only people with a certain email provider. I told IT and they found that our domain was blocked there. It took three days. I called about 20 customers to give them the confirmation by phone.',
        Transparence:
          'I told my team that our sales bonus was not calculated well for night calls. I could see it in my own sheet, 12 calls were missing. Two colleagues had the same. The manager fixed it the next month.',
        'Customer support':
          'I stay calm and I let her speak. I apologise for the situation and I ask her to come to a quieter place. Then I check what happened and tell her what I can do. If it is not in my hands I call my manager.',
        Zendesk:
          'I have not used Zendesk, we had our own tool and Amadeus. Amadeus was also shown to us only once. I took notes of the commands, practised on old bookings in my breaks and asked my neighbour when it was wrong. After about three weeks I was as fast as the others. I would do the same here.',
        'Technical troubleshooting':
          'I read the error again and I search in the knowledge base. If I am still not sure I promise nothing and I say that I will call back. One Sunday I was alone and the payment failed for a family. I tried another browser and another card and the second card worked. I left a note for IT. I never knew the reason.',
        Séniorité:
          'I ask the person what the problem is and when I can have it. I was waiting for the refunds team and customers called me every day. I made a list of the oldest ones and sent it to their team leader each Monday. It went from three weeks to two. During this time I do other tasks, and I tell my supervisor if it is late again.',
      },
    },
    {
      firstName: 'Emna',
      lastName: 'Chebbi',
      email: 'emna.chebbi@courriel.example',
      phone: '94003338',
      applied: [5, '09:37'],
      started: [4, '23:10'],
      writing: 'phone',
      cv: 'cv-emna-chebbi.pdf',
      answers: {
        Motivation: 'I like english and I want to work with foreign people. I think it is a good job for me.',
        Communication: 'Sometimes people do not understand each other, I try to explain again with other words.',
        'Résolution de problèmes':
          'I had a problem with my computer at university and I found the solution on youtube.',
        Transparence: 'I always share information with my friends in the group when we have exams.',
        'Customer support': 'I say sorry and I call my boss.',
        Zendesk: "I don't know Zendesk but I learn fast, I will watch a video about it.",
        'Technical troubleshooting': "I restart and I try again. If it doesn't work I wait for someone.",
        Séniorité: 'I tell the person to be faster and I help if I can.',
      },
    },
    {
      firstName: 'Skander',
      lastName: 'Louati',
      email: 'skander.louati@courriel.example',
      phone: '21003447',
      applied: [2, '17:55'],
      started: [1, '09:30'],
      writing: 'keyboard',
      answers: {
        Motivation:
          'I have done first-line support for a school software company in Sousse since 2024. We have 60 schools and I am alone in the afternoon, so I learned to read logs because there was nobody to ask. I would like to be in a team again and to work in English every day.',
        Communication:
          'A headmaster asked me to "delete last year". I explained it with his paper register: archiving is the cupboard, deleting is the fire. He saw that he only wanted the old pupils out of the list, and I showed him how to archive. If I had done what he wrote, he would have lost 400 marks.',
      },
    },
  ],
};
