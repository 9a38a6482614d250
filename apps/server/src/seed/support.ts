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
        'Orientation client':
          'A small bakery in Nairobi wrote on a Saturday evening: the payment page showed an error and she had 40 orders for Sunday. Our rule was to answer on Monday. I called her, found that her certificate had expired at noon, and stayed on the phone for 50 minutes while her nephew renewed it. At 9 pm she took a test order of one shilling and it worked. She sent us a photo of the cakes, and she moved her two other shops to us in the following month.',
        'Customer support':
          'I do not defend myself in front of the others. I say that I can see this has cost her time, and I ask if we can step aside for two minutes. I listen to the end without correcting her, then I check the facts with her on my screen, because a customer believes what she sees. If the mistake came from another team I still own the next step: I tell her what I will do and by when, for example a refund within the hour or an answer by 4 pm. I warn my manager, and I call her back the next day to verify that it was really solved. I only explain who did what internally.',
        Métier:
          'I sort before I answer. First what stops money: a shop that cannot take payments is one hour at most. Then what has a deadline, then the rest by age. Everything in the third group gets an honest acknowledgement with a day, not "as soon as possible". I group the same questions: last December we had 130 tickets on Monday morning, and 45 of them were one bug, so I posted a status note and answered them with one template. I escalated four to the developers with logs. At 6 pm 22 were left and our satisfaction stayed at 94%. The risk with templates is a wrong one, so I reread the first three by hand.',
        Séniorité:
          'Week one I read before touching anything: I list the open tickets, the promises made and their dates, and I call the three customers with the oldest ones to tell them that I am now their contact. I ask the team which of them is at risk. I fix what is urgent with what I have. Week two I write the missing page: how it works, who decides, what is still open, and I review it with the manager. I did this in 2024 when a colleague left 60 open tickets: 9 had broken promises, I closed those first, and by day ten there were 12 left.',
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
          'A customer asked me to "move" his booking and I cancelled it and made a new one, but he wanted the same booking with another date. The price was higher. I called him back, said it was my mistake, and asked my supervisor for the old price. We got it. Now I repeat what the customer wants before I click.',
        'Résolution de problèmes':
          'Some customers did not receive the confirmation email. I checked and it was only people with a certain email provider. I told IT and they found that our domain was blocked there. It took three days. I called about 20 customers to give them the confirmation by phone.',
        Transparence:
          'I told my team that our sales bonus was not calculated well for night calls. I could see it in my own sheet, 12 calls were missing. Two colleagues had the same. The manager fixed it the next month.',
        'Orientation client':
          'An old couple missed their connection in Istanbul. It was not our flight but I stayed with them on the phone and found another flight with a colleague, it took one hour. They sent a nice email.',
        'Customer support':
          'I stay calm and I let her speak. I apologise for the situation and I ask her to come to a quieter place. Then I check what happened and tell her what I can do. If it is not in my hands I call my manager.',
        Métier:
          'I look at the urgent ones first, for example people who travel today, and I send a message to the others to say when we will answer. I use templates for the simple questions. If it is too much I tell my team leader.',
        Séniorité:
          'First I read all the notes and open tickets. I make a list of what is urgent and I ask my colleagues about the rest. I contact the customers who wait the longest. After two weeks I write a short document so that the next person does not have the same problem.',
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
        'Orientation client':
          'In the summer I worked in a hotel in Hammamet and I helped the tourists when they asked me something.',
        'Customer support': 'I say sorry and I call my boss.',
        Métier: 'I answer the important ones first and the others tomorrow.',
        Séniorité: 'I ask my manager what to do and I follow the instructions.',
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
          'A headmaster asked me to "delete last year". I asked him what he wanted to see on his screen afterwards, and he only wanted the old pupils out of the list. I showed him how to archive. If I had done what he wrote, he would have lost 400 marks.',
      },
    },
  ],
};
