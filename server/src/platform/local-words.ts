/**
 * What people in Nigerian universities try first, which lists from elsewhere do not have: the country and its towns, the
 * universities by their short names, ourselves, and words of every day.
 */
export const localWords = new Set(
  `
  nigeria naija nigerian 9ja lagos abuja ibadan kano enugu benin jos ilorin zaria kaduna calabar owerri akure uyo
  portharcourt abeokuta osun oyo ogun delta rivers anambra imo edo ekiti ondo kwara kogi plateau
  unilag unilorin uniben uniport unijos unical uniuyo unizik unimaid uniabuja unilokoja unn oau abu buk lasu lautech
  futa futo futminna fuoye funaab mautech eksu aaua delsu ebsu esut imsu kwasu noun oou rsu tasued uniosun covenant
  babcock bowen abuad nileuniversity yabatech laspotech auchipoly jamb waec neco utme nysc
  university student studentunion freshman matric matricnumber department faculty lecture exam exams result cgpa
  akada akadaapp password passcode admin welcome login
  jesus jesuschrist godisgood godisgreat godislove thankgod thankyoujesus bygrace favour blessing blessed praise
  allah allahu alhamdulillah bismillah inshallah mashallah muhammad ibrahim abdullahi
  chelsea arsenal manutd liverpool supereagles eagles okocha osimhen davido wizkid burnaboy
  mummy daddy mother father family sweetheart myself money
  emmanuel blessing chidera chioma chinedu oluwaseun oluwatobi oluwaseyi tolu tunde ngozi amaka emeka ifeanyi
  `
    .trim()
    .split(/\s+/),
);
