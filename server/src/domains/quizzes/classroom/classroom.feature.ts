import { feature } from '../../../assembly/feature.ts';
import { ownAddresses } from '../../../platform/own-addresses.ts';
import type { QuizPictures } from '../pictures/pictures.ts';
import type { Quizzes } from '../quizzes.service.ts';
import { createBringing } from './bringing.ts';
import { classroomData } from './classroom.data.ts';
import { classroomRoutes } from './classroom.routes.ts';
import { createClassrooms } from './classroom.ts';
import { openLaptopKey } from './laptop-key.ts';

interface Needs {
  quizzes: Quizzes;
  quizPictures: QuizPictures;
}

export const classroomFeature = feature({
  name: 'classroom',
  personalData: classroomData,
  build(ground, { quizzes: { templates }, quizPictures: pictures }: Needs) {
    const { db, clock, secrets, config, judging, addresses = ownAddresses } = ground;
    const laptop = config.classroom ? { key: openLaptopKey(secrets), addresses, port: config.port } : null;
    const classrooms = createClassrooms({ db, clock, pictures, laptop });
    return {
      routes: { classroom: classroomRoutes(classrooms, createBringing({ db, clock, templates, pictures, judging })) },
    };
  },
});
